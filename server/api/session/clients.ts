import type { Condition } from '@core/resource/condition';
import type { Storage } from '@server/storage/storage';

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
