import type { AppAbility, Rights } from '@core/access/ability';
import type { Condition } from '@core/resource/condition';
import type { Storage } from '@server/storage/storage';

/** The caller and their current rights, read from the storage and not from the token. */
export interface Session {
  readonly userId: number;
  /** The sign-in that the token belongs to. */
  readonly family: string;
  readonly rights: Rights;
  readonly ability: AppAbility;
  /** Ids of the user's clients, or `all` for users who may read every client. */
  readonly clients: readonly number[] | 'all';
  /** The user's agency, or null. */
  readonly agencyId: number | null;
  /** Counts changes of the user's credentials and rights (`credentialVersion`). */
  readonly version: number;
  /** Everything that the rights were built from. A transaction compares it with the current one. */
  readonly basis: string;
}

export const mayUseClient = (session: Session, clientId: number): boolean =>
  session.clients === 'all' || session.clients.includes(clientId);

export interface NamedClient {
  readonly id: number;
  readonly name: string;
}

const isClient = (id: number): Condition => ({ field: 'client_account_id', op: 'eq', value: id });

export const clientExists = async (storage: Storage, id: number): Promise<boolean> =>
  (await storage.table('clients').count([isClient(id)])) > 0;

export const namedClients = async (storage: Storage, ids: readonly number[]): Promise<NamedClient[]> => {
  if (ids.length === 0) return [];
  const rows = await storage.table('clients').find([{ field: 'client_account_id', op: 'in', value: ids }]);
  return rows.map((row) => ({
    id: Number(row['client_account_id']),
    name: String(row['client_account_name']),
  }));
};
