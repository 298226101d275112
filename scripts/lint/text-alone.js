import { createKindOf, returnsOf, variableFinder } from './drawn-kind.js';

/** MUI components that put further children beside theirs. All others put their children alone into an element. */
const sharing = new Set(
  [
    'Button',
    'ButtonBase',
    'Fab',
    'FormLabel',
    'IconButton',
    'InputLabel',
    'ListItemButton',
    'MenuItem',
    'Tab',
    'ToggleButton',
  ].map((name) => `@mui/material/${name}`),
);

/** Line breaks between elements, and comments. React does not draw them. */
const isBlank = ({ type, value, expression }) =>
  (type === 'JSXText' && /^\s*\n\s*$/.test(value)) || expression?.type === 'JSXEmptyExpression';

/**
 * A text is the only child of its element. Beside others, React holds its text node. A browser that translates the page
 * replaces that node: React then throws, or changes a text that is not shown. docs/decisions/135-screens-fit.md
 */
export const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      alone: 'Put this text into an element of its own, for example a span, or give it the type Elements.',
    },
  },
  create(context) {
    const variableOf = variableFinder(context.sourceCode);
    const kindOf = createKindOf(variableOf);
    const report = (node) => context.report({ node, messageId: 'alone' });
    const isSharing = ({ name }) => {
      if ((name.property ?? name).name === 'Fragment') return true;
      const [definition] = name.type === 'JSXIdentifier' ? (variableOf(name)?.defs ?? []) : [];
      return definition?.type === 'ImportBinding' && sharing.has(definition.parent.source.value);
    };
    const checkChildren = (node) => {
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length === 1 && node.type === 'JSXElement' && !isSharing(node.openingElement)) return;
      for (const child of children) {
        const isText =
          child.type === 'JSXText' ||
          (child.type === 'JSXExpressionContainer' && kindOf(child.expression) !== 'element');
        if (isText) report(child);
      }
    };
    /** A component without an element puts its text beside the neighbors of the component. */
    const checkComponent = (node) => {
      const { name = '' } = node.id ?? node.parent.id ?? {};
      if (/^[A-Z]/.test(name))
        returnsOf(node)
          .filter((returned) => kindOf(returned) === 'text')
          .forEach(report);
    };
    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      ArrowFunctionExpression: checkComponent,
    };
  },
};
