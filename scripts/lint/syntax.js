/** Forbidden everywhere: ways to insert text into a page as markup or code, and enums. */
export const forbiddenSyntax = [
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Draw elements, never markup.' },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Draw elements, never markup.',
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^writeln?$/]",
    message: 'Draw elements, never markup.',
  },
  // Without enums, the expensive rule about enum assignments has nothing to check.
  { selector: 'TSEnumDeclaration', message: 'Write a union of literals.' },
];

/** Imports that climb two or more folders do not show where they lead. An alias names the room. */
export const forbiddenPaths = [
  {
    selector:
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/^\\.\\.\\/\\.\\.\\//]',
    message: 'Name the room by its alias (@core, @ui, @server …); the aliases stand in tsconfig.json.',
  },
];

const libraryMessage = 'Libraries run as they are published: docs/decisions/097-libraries-as-published.md.';

/** The hooks with which a build plugin could replace the code of a library. */
export const forbiddenInBuild = [
  {
    selector: 'Property[key.name=/^(transform|renderChunk|load|resolveId|alias)$/]',
    message: libraryMessage,
  },
];

/** For the plugins that load the project's own modules: they may only do that. */
export const forbiddenInLoaders = [
  { selector: 'Property[key.name=/^(transform|renderChunk|alias)$/]', message: libraryMessage },
  { selector: 'Literal[value=/node_modules(?!\\/\\.cache)/]', message: libraryMessage },
  { selector: 'TemplateElement[value.raw=/node_modules(?!\\/\\.cache)/]', message: libraryMessage },
];

const textMessage = 'Text that a person reads belongs into locales/, in both languages.';

/** Text in components: between tags, and in attributes that are shown or read out. */
export const forbiddenInJsx = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: textMessage },
  { selector: 'JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}/u]', message: textMessage },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|aria-description|title|alt|placeholder|label|helperText)$/] > Literal[value=/\\p{L}/u]',
    message: textMessage,
  },
];

/** A query that is created elsewhere has a different key, retry policy and client. */
export const forbiddenQueries = [
  {
    selector:
      "Property[key.name='queryFn'] > ArrowFunctionExpression, Property[key.name='queryKey'] > ArrayExpression > Literal[value='default']",
    message: 'Queries and their keys are made in src/lib/queries.ts; take one from there.',
  },
];

/** Access checks use the ability. Special cases belong in the resource's declaration. */
export const forbiddenInPortal = [
  {
    selector: 'Literal[value=/^(act_as|eip_menu|eip_clients|eip_pact|evoove_menu)_/]',
    message: 'Ask the ability; permission strings stand in src/core and resources only.',
  },
  {
    selector:
      "BinaryExpression[operator=/^[!=]==$/] > MemberExpression[object.name='resource'][property.name='name']",
    message:
      'One way for all resources: a special case is a new capability of the model, never a comparison of names.',
  },
];
