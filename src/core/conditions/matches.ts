import { fold } from '../list/fold';
import type { Condition, FieldOperand, FieldTest, OrderOperator, Scalar } from '../resource/condition';

type Operand = Scalar | FieldOperand;
type Ordered = string | number | boolean;

const isInOrder: Record<OrderOperator, (value: Ordered, bound: Ordered) => boolean> = {
  lt: (value, bound) => value < bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
  gte: (value, bound) => value >= bound,
};

const textTests = {
  contains: (text: string, part: string) => text.includes(part),
  starts: (text: string, part: string) => text.startsWith(part),
} as const;

const valueIn = (record: object, field: string): Scalar =>
  Object.hasOwn(record, field)
    ? ((record as Readonly<Record<string, Scalar | undefined>>)[field] ?? null)
    : null;

const valueOf = (record: object, operand: Operand): Scalar =>
  operand !== null && typeof operand === 'object' ? valueIn(record, operand.field) : operand;

const compare = (op: OrderOperator, value: Scalar, bound: Scalar): boolean =>
  value !== null && bound !== null && typeof value === typeof bound && isInOrder[op](value, bound);

const passes = (record: object, test: FieldTest<string, Operand>): boolean => {
  const value = valueIn(record, test.field);
  switch (test.op) {
    case 'in':
      return test.value.includes(value);
    case 'empty':
      return (value === null || value === '') === (test.value ?? true);
    case 'between':
      return (
        compare('gte', value, valueOf(record, test.value[0])) &&
        compare('lte', value, valueOf(record, test.value[1]))
      );
    case 'eq':
      return value === valueOf(record, test.value);
    case 'ne':
      return value !== valueOf(record, test.value);
    case 'contains':
    case 'starts': {
      const part = valueOf(record, test.value);
      return (
        typeof value === 'string' && typeof part === 'string' && textTests[test.op](fold(value), fold(part))
      );
    }
    default:
      return compare(test.op, value, valueOf(record, test.value));
  }
};

/** Whether a record meets a condition. A field that the record does not have is null. */
export const matches = (record: object, condition: Condition): boolean => {
  if ('all' in condition) return condition.all.every((part) => matches(record, part));
  if ('any' in condition) return condition.any.some((part) => matches(record, part));
  if ('not' in condition) return !matches(record, condition.not);
  return passes(record, condition);
};
