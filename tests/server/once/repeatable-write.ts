import { memberForm } from '../agency/agency-calls';
import type { Row } from '@server/storage/storage';
import type { Answer } from '../api/harness';
import type { createSigning } from '../signing/signing-calls';

export type Api = Awaited<ReturnType<typeof createSigning>>;
export type Send = (key?: string) => Promise<Answer>;

/** A write that a client may repeat: because the response was lost, or twice at the same time. */
export interface RepeatableWrite {
  readonly send: Send;
  /** How often it took effect. */
  readonly effects: () => Promise<number>;
}

export interface Case {
  readonly name: string;
  readonly prepare: (api: Api, serial: number) => Promise<RepeatableWrite>;
  /** The status of at least one response. */
  readonly status: number;
  /** Statuses that the other responses may have without a key. Default: `status`. */
  readonly others?: readonly number[];
  /** Accepts an `Idempotency-Key`, with which all responses are identical. */
  readonly keyed?: true;
  /** Without a key, each call takes effect. */
  readonly manyWithoutKey?: true;
}

const staff = { first_name: 'Ada', last_name: 'Ng', role_id: 5 };
export const worksite = { address: '1 Main St', city: 'Oakland', state: 'CA', zip_code: '94607' };
export const eq = (field: string, value: string | number | null) => [{ field, op: 'eq', value }] as const;
export const count = (api: Api, table: string, field: string, value: string | number) =>
  api.storage.table(table).count(eq(field, value));
export const idOf = ({ body }: Answer): number => (body as { id: number }).id;
export const mailsTo = async (api: Api, to: string) => count(api, 'mails', 'recipient', to);
export const withKey = (key: string | undefined): Record<string, string> =>
  key ? { 'Idempotency-Key': key } : {};

export const newUser = async (api: Api, serial: number) => {
  const token = await api.tokenOf('admin');
  const client = await api.clientNamed('Harbor Lane Markets');
  const body = { ...staff, username: `ada${serial}@once.example`, eip_client_ids: [client] };
  const post: Send = (key) => api.call('POST', 'v1/users', { token, body, headers: withKey(key) });
  return { token, body, client, post };
};
export const newMember = async (api: Api, serial: number) => {
  const token = await api.tokenOf('agency');
  const body = memberForm({ username: `nova${serial}@once.example` }) as Row;
  const path = 'v1/evoove/administration/members';
  const post: Send = (key) => api.call('POST', path, { token, body, headers: withKey(key) });
  return { token, body, path, post };
};
export const newView = async (api: Api, serial: number) => {
  const token = await api.tokenOf('staff');
  const client_id = await api.clientNamed('Harbor Lane Markets');
  const body = { resource: 'workers', client_id, name: `View ${serial}`, address: '?status=Terminated' };
  const post: Send = (key) => api.call('POST', 'v1/saved-views', { token, body, headers: withKey(key) });
  return { token, body, post };
};
export const clean = async ({ storage }: Api): Promise<void> => {
  for (const table of ['membership_forms', 'form_tokens', 'envelopes', 'idempotency_keys', 'attempts'])
    await storage.table(table).remove([]);
  await storage.table('membership_records').update(eq('id', 1001), { member: false });
};
