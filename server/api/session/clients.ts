import type { Condition } from '@core/resource/condition';
import type { Storage } from '@server/storage/storage';
import { forbidden, notFound } from '../refusal';
import { mayUseClient, type Session } from './session';

export interface NamedClient {
  readonly id: number;
  readonly name: string;
}

const isClient = (id: number): Condition => ({ field: 'client_account_id', op: 'eq', value: id });

export const clientExists = async (storage: Storage, id: number): Promise<boolean> =>
  (await storage.table('clients').count([isClient(id)])) > 0;

/** Refuses a client that does not exist (404) or is not the user's (403). */
export const requireClient = async (storage: Storage, session: Session, id: number): Promise<void> => {
  if (!(await clientExists(storage, id))) throw notFound();
  if (!mayUseClient(session, id)) throw forbidden();
};

export const namedClients = async (storage: Storage, ids: readonly number[]): Promise<NamedClient[]> => {
  if (ids.length === 0) return [];
  const rows = await storage.table('clients').find([{ field: 'client_account_id', op: 'in', value: ids }]);
  return rows.map((row) => ({
    id: Number(row['client_account_id']),
    name: String(row['client_account_name']),
  }));
};
