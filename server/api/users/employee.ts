import type { Storage } from '@server/storage/storage';
import type { Ctx, FormValues, Row } from '../behaviors/context';
import { Refusal } from '../refusal';
import { storageOf } from '../resources/context';
import { ofUser } from './user-data';

const workers = 'workers';

/** Returns the user's employee id, or null for a user who is not an employee. */
export const employeeOf = async (storage: Storage, userId: number): Promise<number | null> => {
  const profile = await storage.table('user_profiles').first([ofUser(userId)]);
  return (profile?.['employee_id'] as number | null | undefined) ?? null;
};

/** Returns the user's employee with name, if the caller may see the employees of that client. */
export const namedEmployee = async (
  ctx: Ctx,
  userId: number,
): Promise<{ readonly id: number; readonly name: string } | null> => {
  const id = await employeeOf(storageOf(ctx.system), userId);
  if (id === null || !ctx.caller.may('list', workers, ['full_name'])) return null;
  const row = await ctx.records(workers).first([{ field: 'id', op: 'eq', value: id }]);
  return row && { id, name: String(row['full_name']) };
};

/** Whether the employee has completed onboarding: they have no membership record, or it is a member's. */
const isOnboarded = async (storage: Storage, employeeId: number): Promise<boolean> => {
  const record = await storage
    .table('membership_records')
    .first([{ field: 'employee_id', op: 'eq', value: employeeId }]);
  return record?.['member'] !== false;
};

/** Throws 409 `employee taken` when another user has the employee. Returns whether the employee exists. */
export const requireFreeEmployee = async (tx: Storage, id: number, userId: number): Promise<boolean> => {
  const worker = await tx.table(workers).lock([{ field: 'id', op: 'eq', value: id }]);
  const isEmployee = { field: 'employee_id', op: 'eq', value: id } as const;
  const others = [isEmployee, { field: 'user_id', op: 'ne', value: userId }] as const;
  if (await tx.table('user_profiles').count(others)) throw new Refusal(409, 'employee taken');
  return worker !== null;
};

/**
 * Links the user to the employee in the form and returns whether the employee changed. A form without this input
 * changes nothing. Throws 409 `employee taken` when the employee already has an account. Concurrent calls for the same
 * employee run one after the other.
 */
export const saveEmployee = async (
  storage: Storage,
  userId: number,
  { employee_id: given }: FormValues,
): Promise<boolean> => {
  if (typeof given !== 'number' || given === (await employeeOf(storage, userId))) return false;
  await requireFreeEmployee(storage, given, userId);
  const patch: Row = { employee_id: given, onboarding_complete: await isOnboarded(storage, given) };
  await storage.table('user_profiles').update([ofUser(userId)], patch);
  return true;
};
