/** What an expression draws: `element` (or nothing), certainly a `text`, or `unknown`, which may be a text. */
const combine = (kinds) =>
  ['text', 'unknown', 'element'].find((kind) => kind === 'element' || kinds.includes(kind));

const elementTypes = new Set(['ReactElement', 'Element', 'Elements']);

const kindOfType = (type) => {
  switch (type?.type) {
    case 'TSStringKeyword':
    case 'TSNumberKeyword':
    case 'TSTemplateLiteralType':
      return 'text';
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
    case 'TSBooleanKeyword':
      return 'element';
    case 'TSUnionType':
      return combine(type.types.map(kindOfType));
    case 'TSTypeReference': {
      const { name, right } = type.typeName;
      return elementTypes.has(right?.name ?? name) ? 'element' : 'unknown';
    }
    default:
      return 'unknown';
  }
};

const isFunction = (node) => /Function/.test(node?.type);

/** The expressions that a function returns, without those of functions inside it. */
export const returnsOf = ({ body }) => {
  if (body.type !== 'BlockStatement') return [body];
  const found = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object' || isFunction(node)) return;
    if (node.type === 'ReturnStatement' && node.argument) found.push(node.argument);
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') [value].flat().forEach(visit);
  };
  body.body.forEach(visit);
  return found;
};

/** Finds the variable of an identifier. */
export const variableFinder = (sourceCode) => (identifier) => {
  for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
    const variable = scope.set.get(identifier.name);
    if (variable) return variable;
  }
  return undefined;
};

/** Reads no other files: what a file imports is `unknown`, unless its type says so here. */
export const createKindOf = (variableOf) => {
  const beingRead = new Set();
  const membersOf = (type) => {
    if (type?.type === 'TSTypeLiteral') return type.members;
    if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
    const declaration = variableOf(type.typeName)?.defs[0]?.node;
    if (declaration?.type === 'TSInterfaceDeclaration') return declaration.body.body;
    return declaration?.type === 'TSTypeAliasDeclaration' ? membersOf(declaration.typeAnnotation) : undefined;
  };
  /** The type of what a pattern takes apart: its own, or that of the parameter on the right of its declaration. */
  const typeOfPattern = (pattern) => {
    if (pattern.typeAnnotation) return pattern.typeAnnotation.typeAnnotation;
    const { init } = pattern.parent;
    const [definition] = init?.type === 'Identifier' ? (variableOf(init)?.defs ?? []) : [];
    return definition?.name.typeAnnotation?.typeAnnotation;
  };
  const kindOfProperty = (name) => {
    const property = name.parent.type === 'AssignmentPattern' ? name.parent.parent : name.parent;
    if (property.type !== 'Property') return 'unknown';
    const member = membersOf(typeOfPattern(property.parent))?.find(
      ({ key }) => key?.name === property.key.name,
    );
    return kindOfType(member?.typeAnnotation?.typeAnnotation);
  };
  const kindOfVariable = (identifier) => {
    const variable = variableOf(identifier);
    const [definition] = variable?.defs ?? [];
    if (!definition || beingRead.has(variable)) return 'unknown';
    const { name, type, node } = definition;
    if (name.typeAnnotation) return kindOfType(name.typeAnnotation.typeAnnotation);
    if (type !== 'Variable' || node.id !== name) return kindOfProperty(name);
    if (!node.init) return 'unknown';
    beingRead.add(variable);
    const kind = kindOf(node.init);
    beingRead.delete(variable);
    return kind;
  };
  const kindOfResult = (node) => {
    if (isFunction(node)) return combine(returnsOf(node).map(kindOf));
    const [definition] = node?.type === 'Identifier' ? (variableOf(node)?.defs ?? []) : [];
    if (definition?.type === 'FunctionName') return kindOfResult(definition.node);
    return definition?.node.id === definition?.name && isFunction(definition?.node.init)
      ? kindOfResult(definition.node.init)
      : 'unknown';
  };
  const kindOfCall = ({ callee, arguments: given }) => {
    const { name } = callee.property ?? callee;
    if (/^(map|flatMap)$/.test(name)) return kindOfResult(given[0]);
    if (/^(t|words|join|String|toString|format[A-Z]\w*)$/.test(name)) return 'text';
    return /^(createElement|cloneElement|createPortal)$/.test(name) ? 'element' : kindOfResult(callee);
  };
  const kindOf = (node) => {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'UnaryExpression':
        return 'element';
      case 'Literal':
        return ['string', 'number'].includes(typeof node.value) ? 'text' : 'element';
      case 'TemplateLiteral':
        return 'text';
      case 'BinaryExpression':
        return node.operator === '+' ? 'text' : 'element';
      case 'LogicalExpression':
        return node.operator === '&&' ? kindOf(node.right) : combine([node.left, node.right].map(kindOf));
      case 'ConditionalExpression':
        return combine([node.consequent, node.alternate].map(kindOf));
      case 'ArrayExpression':
        return combine(node.elements.map(kindOf));
      case 'SpreadElement':
        return kindOf(node.argument);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return kindOfType(node.typeAnnotation);
      case 'TSNonNullExpression':
        return kindOf(node.expression);
      case 'Identifier':
        return node.name === 'undefined' ? 'element' : kindOfVariable(node);
      case 'CallExpression':
        return kindOfCall(node);
      default:
        return 'unknown';
    }
  };
  return kindOf;
};
