import type {
  ContextOperand,
  DeclaredCondition,
  FieldOperand,
  FieldTest,
  Scalar,
} from '../resource/condition';

/** A value that a field is compared with. */
export type Operand = Scalar | FieldOperand | ContextOperand;
/** A test of one field in a declared condition. */
export type DeclaredTest = FieldTest<string, Operand>;

/** Returns all tests of a condition, in their order. */
export const testsOf = (condition: DeclaredCondition): readonly DeclaredTest[] => {
  if ('all' in condition) return condition.all.flatMap(testsOf);
  if ('any' in condition) return condition.any.flatMap(testsOf);
  return 'not' in condition ? testsOf(condition.not) : [condition];
};

/** Returns the values that a test compares its field with. */
export const operandsOf = (test: DeclaredTest): readonly Operand[] => {
  if (test.op === 'empty') return [];
  return test.op === 'in' || test.op === 'between' ? test.value : [test.value];
};

/** Returns the fields that a condition reads, each once. None without a condition. */
export const conditionFields = (condition: DeclaredCondition | undefined): readonly string[] => {
  const fields = (condition ? testsOf(condition) : []).flatMap((test) => [
    test.field,
    ...operandsOf(test).flatMap((operand) =>
      operand !== null && typeof operand === 'object' && 'field' in operand ? [operand.field] : [],
    ),
  ]);
  return [...new Set(fields)];
};

const operandText = (operand: Operand): string => {
  if (operand === null || typeof operand !== 'object') return JSON.stringify(operand);
  if ('field' in operand) return operand.field;
  if ('caller' in operand) return 'the caller';
  if ('client' in operand) return 'the open client';
  return operand.days ? `today ${operand.days > 0 ? '+' : '-'} ${Math.abs(operand.days)} days` : 'today';
};

const partsText = (parts: readonly DeclaredCondition[], word: string): string =>
  parts.map((part) => ('field' in part ? conditionText(part) : `(${conditionText(part)})`)).join(` ${word} `);

/** Returns a condition in words for developers: `stage eq "open" and agent_id eq the caller`. */
export const conditionText = (condition: DeclaredCondition): string => {
  if ('all' in condition) return condition.all.length > 0 ? partsText(condition.all, 'and') : 'always';
  if ('any' in condition) return condition.any.length > 0 ? partsText(condition.any, 'or') : 'never';
  if ('not' in condition) return `not (${conditionText(condition.not)})`;
  const isOpposite = condition.op === 'empty' && condition.value === false;
  return [
    condition.field,
    ...(isOpposite ? ['not'] : []),
    condition.op,
    ...(condition.op === 'empty' ? [] : [operandsOf(condition).map(operandText).join(', ')]),
  ].join(' ');
};
