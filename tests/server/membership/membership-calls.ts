import { createApi } from '@server/api/app';
import type { ApiDeps } from '@server/api/deps';
import { formOfHandle } from '@server/api/membership/form-handle';
import type { Log } from '@server/log';
import { demoReviews } from '@server/seed/data/pact-reviews';
import type { Row, Storage } from '@server/storage/storage';
import type { BackendOptions } from '@mocks/mock-backend';
import { createHarness, type Answer } from '../api/harness';

/** A social security number that must not appear anywhere afterwards. */
export const marker = '123454321';

export const goodForm = (changes: Readonly<Record<string, unknown>> = {}) => ({
  language: 'en',
  first_name: 'Jordan',
  middle_name: '',
  last_name: 'Ellis',
  date_of_birth: '1991-04-12',
  social_security_number: marker,
  address: '418 Juniper Ct',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  email_address: 'jordan.ellis@mail.example',
  phone_number: '5105550142',
  is_married: true,
  beneficiaries: [
    {
      slot: 'Primary',
      full_name: 'Robin Ellis',
      relationship: 'Spouse',
      date_of_birth: '1992-08-01',
      percentage: 100,
    },
  ],
  ...changes,
});

export interface Verified {
  readonly result: string;
  readonly form_token: string;
  readonly form_status: string;
  readonly form_id?: string;
  readonly email_masked?: string;
  readonly prefill: Readonly<Record<string, unknown>> | null;
  readonly address_check: { readonly outcome: string; readonly suggestions: readonly object[] };
}

type Replaced = Partial<Pick<ApiDeps, 'addresses' | 'limits' | 'membership'>>;

const demoForms = new Set(demoReviews.map(({ formId }) => formId));

/** Returns the rows of a table, without the forms in review of the demo data. */
export const ownRows = async (storage: Storage, table: string): Promise<Row[]> =>
  (await storage.table(table).find([])).filter(({ id }) => !demoForms.has(String(id)));

/** Creates the membership API on a small seeded storage, with log lines and a network address that each call can set. */
export const createMembership = async (options: BackendOptions = {}, replaced: Replaced = {}) => {
  const harness = await createHarness(options);
  const logged: string[] = [];
  const keep = (event: string, fields?: object) => void logged.push(JSON.stringify({ event, ...fields }));
  const log: Log = { info: keep, error: keep };
  const addressOf = (request: Request) => request.headers.get('X-Test-Address') ?? '192.0.2.1';
  const deps = { ...harness.deps, ...replaced, log, addressOf };
  const app = createApi(deps);
  await harness.jobs.start(deps, { exclusive: true });
  await deps.jobs.settled();

  const send = async (
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await app.request(`/api/pact-form/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    await deps.jobs.settled();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as never };
  };
  const verify = (link: object, ssn_last_four: string, from = '192.0.2.1') =>
    send('verify', { ...link, ssn_last_four }, { 'X-Test-Address': from });
  /** Returns the one-time key of the newest mail that has one, or ''. */
  const mailedKey = async (): Promise<string> =>
    (await harness.outbox.latest()).map(({ text }) => /[?&]key=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
  const open = async (link: object, digits: string): Promise<Verified> => (await verify(link, digits)).body;
  return {
    ...harness,
    logged,
    send,
    app,
    verify,
    mailedKey,
    open,
    tokenFor: async (link: object, digits: string) => (await open(link, digits)).form_token,
    submit: (form_token: string, form: object = goodForm(), key?: string) =>
      send('forms', { ...form, form_token }, key ? { 'Idempotency-Key': key } : {}),
    rows: (table: string) => ownRows(harness.storage, table),
    /** Returns the stored id of a form by its `form_id` in the API. */
    idOf: async (form_id: string): Promise<string> =>
      (await formOfHandle(harness.storage, form_id))?.id ?? '',
  };
};

export type Membership = Awaited<ReturnType<typeof createMembership>>;

/** Resets the storage to the state before the first form was sent. */
export const clearForms = async ({ storage }: Membership): Promise<void> => {
  const tables = ['membership_forms', 'form_tokens', 'envelopes', 'idempotency_keys', 'attempts'];
  for (const table of [...tables, 'membership_keys', 'pact-reviews']) await storage.table(table).remove([]);
  await storage
    .table('membership_records')
    .update([{ field: 'id', op: 'eq', value: 1001 }], { member: false, accepted_tag: null });
};
