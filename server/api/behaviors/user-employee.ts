import { rowConditions } from '@core/access/ability';
import { mayRead } from '@core/access/readable-resource';
import type { Row, Storage } from '@server/storage/storage';
import { Refusal } from '../refusal';
import { findResource } from '../resources/endpoint';
import { mayUseClient } from '../session/session';
import type { FormValues, Call } from './behavior';
import { ofUser } from './user-record';

const workers = 'workers';

/** Which employee the user is; null for a user who is none. */
export const employeeOf = async (storage: Storage, userId: number): Promise<number | null> => {
  const profile = await storage.table('user_profiles').first([ofUser(userId)]);
  return (profile?.['employee_id'] as number | null | undefined) ?? null;
};

/** The employee by name, for those who may see the employees of that client. */
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

/** Whether the portal asks nothing more of the employee: there is no membership record, or it is a member's. */
const isThrough = async (storage: Storage, employeeId: number): Promise<boolean> => {
  const record = await storage
    .table('membership_records')
    .first([{ field: 'employee_id', op: 'eq', value: employeeId }]);
  return record?.['member'] !== false;
};

/**
 * Makes the user the account of the employee that the form names, and answers whether that is another one than before. A form without
 * the question leaves it as it is. Throws 409 `employee taken` when the employee has an account: two who take the same one take turns.
 */
export const saveEmployee = async (
  { deps }: Call,
  userId: number,
  { employee_id: given }: FormValues,
): Promise<boolean> => {
  const { storage } = deps;
  if (typeof given !== 'number' || given === (await employeeOf(storage, userId))) return false;
  await storage.table(workers).lock([{ field: 'id', op: 'eq', value: given }]);
  const isEmployee = { field: 'employee_id', op: 'eq', value: given } as const;
  const others = [isEmployee, { field: 'user_id', op: 'ne', value: userId }] as const;
  if (await storage.table('user_profiles').count(others)) throw new Refusal(409, 'employee taken');
  const patch: Row = { employee_id: given, onboarding_complete: await isThrough(storage, given) };
  await storage.table('user_profiles').update([ofUser(userId)], patch);
  return true;
};
