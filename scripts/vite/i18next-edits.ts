import type { Edit } from './edit-code.ts';

/** A method of a class: what stands from its name to its closing bracket. */
const method = (name: string, put: string): Edit => ({
  find: new RegExp(String.raw`^ {2}${name}\([^]*?^ {2}\}$`, 'm'),
  put,
});

const top = (kind: string, name: string, put: string): Edit => ({
  find: new RegExp(String.raw`^${kind} ${name}\b[^]*?^\}.*$`, 'm'),
  put,
});

const languages = `class LanguageUtil {
  getBestMatchFromCodes(codes) {
    return codes?.[0] || null;
  }
  toResolveHierarchy(code) {
    return code ? [code] : [];
  }
}`;

const plurals = `class PluralResolver {
  constructor(languages, { prepend }) {
    this.prepend = prepend;
    this.rules = {};
  }
  getSuffix(code, count) {
    this.rules[code] ??= new Intl.PluralRules(code);
    return this.prepend + this.rules[code].select(count);
  }
}`;

const interpolator = `class Interpolator {
  constructor(options) {
    this.options = options;
  }
  interpolate(text, data, lng) {
    if (!isString(text)) return text;
    const { escape, format } = this.options.interpolation;
    return text.replace(/\\{\\{(.+?)\\}\\}/g, (written, inside) => {
      const [name, ...formats] = inside.split(',').map((part) => part.trim());
      const found = getPath(data, name) ?? deepFind(data, name);
      if (found === undefined && !Object.hasOwn(data, inside.trim())) return written;
      return escape(makeString(formats.length > 0 ? format(found, formats.join(','), lng) : found));
    });
  }
}`;

const formatter = `class Formatter {
  formats = {};
  add(name, write) {
    this.formats[name] = write;
  }
  format(value, format, lng) {
    return value == null ? value : (this.formats[format]?.(value, lng) ?? value);
  }
}`;

const words = `  getResource(lng, ns, key) {
    const area = getPath(this.data, [lng, ns]);
    return key ? (getPath(this.data, [lng, ns, ...key.split('.')]) ?? deepFind(area, key)) : area;
  }`;

const translate = `  translate(keys, o) {
    if (keys == null) return '';
    const opt = typeof o === 'object' ? { ...o } : this.options.overloadTranslationOptionHandler(arguments);
    const asked = (Array.isArray(keys) ? keys : [keys]).map(String);
    const { key } = this.extractFromKey(asked[asked.length - 1], opt);
    const found = this.resolve(asked, opt).res;
    const text = this.isValidLookup(found) ? found : (opt.defaultValue ?? key);
    return shouldHandleAsObject(text) ? key : this.interpolator.interpolate(text, opt, opt.lng || this.language);
  }`;

/** Said to developers alone, and only while `debug` is on. */
const said = String.raw`this\.logger\.(?:once|warn|log|deprecate)\(.*\);$`;

/**
 * What the portal's one instance of i18next needs (`src/lib/i18n.ts`): words added by hand, of one language at a time, in the plural or in
 * a context, with values in them that are escaped and of which figures are written by the portal. No backend, detector, fallback, missing
 * keys, nesting, objects, ordinals, copies or log.
 */
export const i18nextEdits: readonly Edit[] = [
  top('class', 'Connector', ''),
  top('class', 'LanguageUtil', languages),
  top('class', 'PluralResolver', plurals),
  top('class', 'Interpolator', interpolator),
  top('class', 'Formatter', formatter),
  top('function', 'keysFromSelector', 'const keysFromSelector = String;'),
  {
    find: /^export \{ .* \};$/m,
    put: 'export { instance as default, keysFromSelector as keyFromSelector };',
  },
  { find: /^const (\w+) = instance\.\1;$/gm, put: '' },
  { find: /^ {2}\w+: false,$/gm, put: '' },
  // The instance and its start.
  method('use', '  use(module) {\n    this.modules.external.push(module);\n    return this;\n  }'),
  method('loadResources', '  loadResources(language, callback) {\n    callback(null);\n  }'),
  method(
    'hasLoadedNamespace',
    '  hasLoadedNamespace() {\n    return Boolean(this.isInitialized && this.languages?.length);\n  }',
  ),
  ...[
    'reloadResources',
    'loadNamespaces',
    'loadLanguages',
    'hydrate',
    'dir',
    'cloneInstance',
    'toJSON',
    'toJSON',
  ].map((name) => method(name, '')),
  { find: /^ {6}if \(loggerOwner && [^]*?(?=^ {6}const lu = )/m, put: '' },
  { find: /^ {6}if \(formatter\) \{$/m, put: '      {\n        const formatter = Formatter;' },
  { find: /^ {6}s\.utils = [^]*?(?=^ {6}this\.translator = new )/m, put: '' },
  { find: /^ {4}const fallbackLngIsDefault = .*$/m, put: '' },
  {
    find: /^ {4}if \(this\.options\.fallbackLng && !this\.services\.languageDetector[^]*?^ {4}\}$/m,
    put: '',
  },
  { find: /^ {4}if \(!this\.services\.languageDetector && !this\.options\.lng\) \{[^]*?^ {4}\}$/m, put: '' },
  {
    find: /^ {4}if \(!lng && this\.services\.languageDetector && [^]*?^ {4}\} else \{\n {6}setLng\(lng\);\n {4}\}$/m,
    put: '    setLng(lng);',
  },
  { find: /^ {6}if \(l && this\.logger\.debug && [^]*?^ {6}\}$/m, put: '' },
  { find: /^.*this\.services\.languageDetector.*$/gm, put: '' },
  // Words, by area and key.
  method('getResource', words),
  ...['addResource', 'addResources', 'removeResourceBundle', 'removeNamespaces', 'deprecateDottedLng'].map(
    (name) => method(name, ''),
  ),
  {
    find: /'addResource', 'addResources', 'addResourceBundle', 'removeResourceBundle'/,
    put: "'addResourceBundle'",
  },
  { find: /^ {4}if \(lng\.includes\('\.'\)\) \{\n {6}this\.deprecateDottedLng[^]*?^ {4}\}$/m, put: '' },
  // One text.
  method('translate', translate),
  ...['extendTranslation', 'getUsedParamsDetails', 'static hasDefaultValue'].map((name) => method(name, '')),
  { find: /^ {6}const m = key\.match\(this\.interpolator\.nestingRegexp\);[^]*?^ {6}\}$/m, put: '' },
  { find: /^ {6}if \(this\.options\.fallbackNS\) .*$/m, put: '' },
  { find: /^ {8}if \(!this\.checkedLoadedFor\[[^]*?^ {8}\}$/m, put: '' },
  { find: /^ {10}if \(this\.i18nFormat\?\.addLookupKeys\) \{[^]*?^ {10}\} else \{$/m, put: '          {' },
  { find: /^( +)if \(opt\.ordinal && [^]*?^\1\}$/gm, put: '' },
  { find: /^ {4}if \(this\.i18nFormat\?\.getResource\) .*$/m, put: '' },
  { find: new RegExp(String.raw`(?<=^\s*(?:if \(.*\) )?)${said}`, 'gm'), put: ';' },
  { find: /^.*baseLogger.*$/gm, put: '' },
];
