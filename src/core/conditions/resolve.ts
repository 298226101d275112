import type { Condition, DeclaredCondition, FieldOperand, Scalar } from '../resource/condition';
import type { Operand } from './condition-tests';
import { matches } from './matches';

/** What the values of a condition may refer to, besides fields. */
export interface ConditionContext {
  /** The number of the user who makes the request. */
  readonly userId?: number | undefined;
  /** The number of the open client. */
  readonly clientId?: number | null | undefined;
  /** The current day, `yyyy-MM-dd`. */
  readonly today: string;
}

/** No record meets this condition. */
const nothing: Condition = { any: [] };

const dayInMs = 86_400_000;

/** Returns the day, `yyyy-MM-dd`, so many days after another one. */
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMs).toISOString().slice(0, 10);

/** Returns the value of an operand, if the context has it. Fields are left as they are. */
const valueOf = (operand: Operand, context: ConditionContext): Scalar | FieldOperand | undefined => {
  if (operand === null || typeof operand !== 'object' || 'field' in operand) return operand;
  if ('caller' in operand) return context.userId;
  if ('client' in operand) return context.clientId ?? undefined;
  return daysAfter(context.today, operand.days ?? 0);
};

const resolveAll = (
  parts: readonly DeclaredCondition[],
  context: ConditionContext,
): readonly Condition[] | undefined => {
  const resolved = parts.flatMap((part) => resolve(part, context) ?? []);
  return resolved.length === parts.length ? resolved : undefined;
};

const resolve = (condition: DeclaredCondition, context: ConditionContext): Condition | undefined => {
  if ('all' in condition) {
    const all = resolveAll(condition.all, context);
    return all && { all };
  }
  if ('any' in condition) {
    const any = resolveAll(condition.any, context);
    return any && { any };
  }
  if ('not' in condition) {
    const not = resolve(condition.not, context);
    return not && { not };
  }
  if (condition.op === 'in' || condition.op === 'empty') return condition;
  if (condition.op === 'between') {
    const [low, high] = condition.value.map((operand) => valueOf(operand, context));
    return low === undefined || high === undefined ? undefined : { ...condition, value: [low, high] };
  }
  const value = valueOf(condition.value, context);
  return value === undefined ? undefined : { ...condition, value };
};

/**
 * Replaces the caller, the current day and the open client by their values. If the context lacks one of them, no record
 * meets the condition, not even one with `not`.
 */
export const resolveCondition = (condition: DeclaredCondition, context: ConditionContext): Condition =>
  resolve(condition, context) ?? nothing;

/** Whether a record meets a declared condition. It does without a condition. */
export const holds = (
  record: object,
  condition: DeclaredCondition | undefined,
  context: ConditionContext,
): boolean => condition === undefined || matches(record, resolveCondition(condition, context));
