const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/**
 * Returns the common names of browser and system from the `User-Agent`, or empty text when unknown. Nothing else of the
 * header is stored.
 */
export const parseUserAgent = (header: string): { browser: string; system: string } => {
  const text = header.slice(0, 500);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
};
