import { rowConditions } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import type { Row, Storage } from '@server/storage/storage';
import { Refusal } from '../refusal';
import { findResource } from '../resources/endpoint';
import { mayUseClient } from '../session/session';
import type { FormValues, Call } from './behavior';
import { ofUser } from './user-record';

const workers = 'workers';

/** Returns the user's employee id, or null for a user who is not an employee. */
export const employeeOf = async (storage: Storage, userId: number): Promise<number | null> => {
  const profile = await storage.table('user_profiles').first([ofUser(userId)]);
  return (profile?.['employee_id'] as number | null | undefined) ?? null;
};

/** Returns the user's employee with name, if the caller may see the employees of that client. */
export const namedEmployee = async (
  { deps, session }: Call,
  userId: number,
): Promise<{ id: number; name: string } | null> => {
  const { storage } = deps;
  const resource = findResource(deps, workers);
  const id = await employeeOf(storage, userId);
  const isNamed =
    resource !== undefined &&
    session.ability.can('list', workers) &&
    mayRead(session.ability, resource, resource.representation);
  if (id === null || !isNamed) return null;
  const row = await storage
    .table(workers)
    .first([...rowConditions(resource, session.rights), { field: 'id', op: 'eq', value: id }]);
  return row && mayUseClient(session, Number(row['client_id']))
    ? { id, name: String(row['full_name']) }
    : null;
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
  { deps }: Call,
  userId: number,
  { employee_id: given }: FormValues,
): Promise<boolean> => {
  const { storage } = deps;
  if (typeof given !== 'number' || given === (await employeeOf(storage, userId))) return false;
  await requireFreeEmployee(storage, given, userId);
  const patch: Row = { employee_id: given, onboarding_complete: await isOnboarded(storage, given) };
  await storage.table('user_profiles').update([ofUser(userId)], patch);
  return true;
};
