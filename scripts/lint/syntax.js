/** Refused everywhere: the ways to put text into a page as markup or code, and enums. */
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
  // Without them the costly rule on what may be assigned to one has nothing to find.
  { selector: 'TSEnumDeclaration', message: 'Write a union of literals.' },
];

/** An import that climbs two folders or more says nothing about where it leads; an alias names the room. */
export const forbiddenPaths = [
  {
    selector:
      ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/^\\.\\.\\/\\.\\.\\//]',
    message: 'Name the room by its alias (@core, @ui, @server …); the aliases stand in tsconfig.json.',
  },
];

const published = 'Libraries run as they are published: docs/decisions/097-libraries-as-published.md.';

/** What a build plugin could put other code in a library's place with. */
export const forbiddenInBuild = [
  { selector: 'Property[key.name=/^(transform|renderChunk|load|resolveId|alias)$/]', message: published },
];

/** For the plugins that load modules of ours: they may do no more than that. */
export const forbiddenInLoaders = [
  { selector: 'Property[key.name=/^(transform|renderChunk|alias)$/]', message: published },
  { selector: 'Literal[value=/node_modules(?!\\/\\.cache)/]', message: published },
  { selector: 'TemplateElement[value.raw=/node_modules(?!\\/\\.cache)/]', message: published },
];

const inWords = 'Text that a person reads belongs into locales/, in both languages.';

/** Text in components: what stands between tags, and in the attributes that are read out or shown. */
export const forbiddenInJsx = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: inWords },
  { selector: 'JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}/u]', message: inWords },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|aria-description|title|alt|placeholder|label|helperText)$/] > Literal[value=/\\p{L}/u]',
    message: inWords,
  },
];

/** A query that is made elsewhere has a key, a repetition and a client of its own. */
export const forbiddenQueries = [
  {
    selector:
      "Property[key.name='queryFn'] > ArrowFunctionExpression, Property[key.name='queryKey'] > ArrayExpression > Literal[value='default']",
    message: 'Queries and their keys are made in src/lib/queries.ts; take one from there.',
  },
];

/** Access questions go to the ability, special cases to the resource's declaration. */
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
