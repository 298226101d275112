import { createApi } from '@server/api/app';
import { hour } from '@server/api/clock';
import type { ApiDeps } from '@server/api/deps';
import { silentLog } from '@server/log';
import { createStandIn } from '@server/signing/stand-in/provider';
import { createSigningPages } from '@server/signing/stand-in/pages';
import type { Collection, Storage } from '@server/storage/storage';
import { createHarness } from '../api/harness';
import { ownRows } from '../membership/membership-calls';

export const person = { id: 1001 };
export const number = '512374321';

export interface Life {
  /** Storage steps until the server is killed; null for no limit. */
  left: number | null;
  /** The server is killed once the signing service has created an envelope, before the server knows. */
  endsAtEnvelope: boolean;
  isDead: boolean;
}

export const newLife = (): Life => ({ left: null, endsAtEnvelope: false, isDead: false });

/** A storage for one life of the server: once the server is killed, its remaining calls no longer reach it. */
export const killableStorage = (storage: Storage, life: Life): Storage => {
  const step = () => {
    if (life.left !== null && life.left-- <= 0) life.isDead = true;
    if (life.isDead) throw new Error('the server was killed');
  };
  const table = (name: string): Collection =>
    new Proxy(storage.table(name), {
      get: (target, property, receiver) => {
        const method: unknown = Reflect.get(target, property, receiver);
        if (typeof method !== 'function') return method;
        return async (...args: unknown[]) => {
          step();
          const answer: unknown = await Reflect.apply(method, target, args);
          step();
          return answer;
        };
      },
    });
  return {
    ...storage,
    table,
    transaction: (work) => storage.transaction((tx) => work(killableStorage(tx, life))),
  };
};

/** Creates a server that can be killed and restarted on its stored data. Mailbox and signing service are external and live on. */
export const createWorld = async () => {
  const made = await createHarness();
  // The content of the document is tested elsewhere, and drawing it would take most of the time.
  const document = () => Promise.resolve(new TextEncoder().encode('%PDF-1.7'));
  const pdf = { ...made.deps.pdf, form: document, signed: document };
  const harness = { ...made, deps: { ...made.deps, pdf } };
  const signing = createStandIn(harness.deps);
  let life = newLife();
  const started = () => {
    const own = newLife();
    life = own;
    const createEnvelope: typeof signing.createEnvelope = async (request) => {
      const id = await signing.createEnvelope(request);
      own.isDead ||= own.endsAtEnvelope;
      return id;
    };
    const deps: ApiDeps = {
      ...harness.deps,
      signing: { ...signing, createEnvelope },
      log: silentLog,
      storage: killableStorage(harness.storage, own),
    };
    return createApi(deps);
  };
  let app = started();
  let signatures = 0;
  const fetch = async (request: Request) => app.fetch(request);
  const pages = createSigningPages(harness.deps, fetch);
  const page = async (address: string, init?: RequestInit): Promise<Response> => {
    const response = await pages(new Request(address, init));
    if (!response) throw new Error('no page of the stand-in');
    return response;
  };
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(
      new Request(`http://localhost:4180/api/pact-form/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
    const answer: unknown = await response.json();
    await harness.deps.jobs.settled();
    return { status: response.status, body: answer };
  };
  return {
    send,
    pass: harness.pass,
    killAfter: (steps: number): void => {
      life.left = steps;
    },
    killAtEnvelope: (): void => {
      life.endsAtEnvelope = true;
    },
    restartIfDead: (): void => {
      if (life.isDead) app = started();
      else Object.assign(life, newLife());
    },
    /** Signs on the page of the signing service if it still allows that. */
    press: async (address: string): Promise<void> => {
      const html = await (await page(address)).text();
      const session = /name="session" value="([^"]+)"/.exec(html)?.[1];
      if (session === undefined) return;
      const body = new URLSearchParams({ session, action: 'sign' });
      const { status } = await page(address, { method: 'POST', body });
      if (status < 400) signatures += 1;
    },
    signatures: () => signatures,
    /** Returns the key of the newest mailed link. */
    mailedKey: async (): Promise<string> => {
      const [newest] = await harness.outbox.latest();
      return /[?&]draft=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '';
    },
    /** Does what the regular pass does for envelopes whose server was killed. The claims of that server have expired by then. */
    finish: async (): Promise<void> => {
      harness.pass(hour);
      const [form] = await ownRows(harness.storage, 'membership_forms');
      const envelopes = await harness.storage.table('envelopes').find([]);
      for (const { envelope_id } of envelopes.filter(({ form_id }) => form_id === form?.['id']))
        await send('signing-return', { ...person, envelope_id });
    },
    forms: () => ownRows(harness.storage, 'membership_forms'),
    envelopes: () => harness.storage.table('envelopes').find([]),
    /** Counts how often the form was sent, from the audit trail. */
    timesSent: () =>
      harness.storage.table('audit_trail').count([{ field: 'note', op: 'eq', value: 'form sent' }]),
    /** Returns the envelopes ordered from the signing service. */
    ordered: () => harness.storage.table('stand_in_envelopes').find([]),
    copies: async () => (await harness.outbox.latest()).filter(({ attachments }) => attachments.length > 0),
  };
};
