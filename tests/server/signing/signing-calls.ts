import { createApi } from '@server/api/app';
import type { ApiDeps } from '@server/api/deps';
import type { Log } from '@server/log';
import { envelopeOfHandle } from '@server/signing/envelope-handle';
import type { EnvelopeState, SigningProvider } from '@server/signing/provider';
import { signBytes, writeConnectMessage } from '@server/signing/connect-message';
import { createSigningPages } from '@server/signing/stand-in/pages';
import { createStandIn, standInSecret } from '@server/signing/stand-in/provider';
import type { BackendOptions } from '@mocks/mock-backend';
import { createHarness, type Answer } from '../api/harness';
import { goodForm, ownRows } from '../membership/membership-calls';

/** A demo record without problems, and its last four digits. */
export const person = { id: 1001 };
export const digits = '4321';
export const marker = '512374321';

export interface Session {
  readonly redirect_url: string;
  readonly envelope_id: string;
  readonly expires_in: number;
}

type Replaced = Partial<Pick<ApiDeps, 'mailer' | 'publicUrl' | 'limits'>> & {
  /** Replaces methods of the stand-in. */
  readonly signing?: (standIn: SigningProvider) => Partial<SigningProvider>;
};

/** Creates the signing API with the stand-in and its pages, and keeps everything that is logged. */
export const createSigning = async (options: BackendOptions = {}, replaced: Replaced = {}) => {
  const harness = await createHarness(options);
  const { signing, ...rest } = replaced;
  const standIn = createStandIn(harness.deps);
  const logged: string[] = [];
  const keep = (event: string, fields?: object) => void logged.push(JSON.stringify({ event, ...fields }));
  const log: Log = { info: keep, error: keep };
  const provider = { ...standIn, ...signing?.(standIn) };
  const deps: ApiDeps = { ...harness.deps, ...rest, log, signing: provider };
  const app = createApi(deps);
  await harness.jobs.start(deps, { exclusive: true });
  const fetch = async (request: Request) => app.fetch(request);
  const pages = createSigningPages(harness.deps, fetch);

  const send = async (path: string, body: unknown, site = 'http://localhost:4180'): Promise<Answer> => {
    const response = await fetch(
      new Request(`${site}/api/pact-form/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    const text = await response.text();
    await deps.jobs.settled();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as never };
  };
  const tokenFor = async (link: object = person, four = digits): Promise<string> =>
    ((await send('verify', { ...link, ssn_last_four: four })).body as { form_token: string }).form_token;
  /** Sends the form. Returns what the next calls need. */
  const submit = async (
    changes: Readonly<Record<string, unknown>> = {},
    link: object = person,
    four = digits,
  ) => {
    const form_token = await tokenFor(link, four);
    const body = { ...goodForm({ social_security_number: `51237${four}`, ...changes }), form_token };
    const { body: answer } = await send('forms', body);
    return { form_token, form_id: (answer as { form_id: string }).form_id };
  };
  const session = (form: { form_id: string; form_token: string }, language = 'en', site?: string) =>
    send(`forms/${form.form_id}/signing-sessions`, { form_token: form.form_token, language }, site);
  const opened = async (form: { form_id: string; form_token: string }, language = 'en'): Promise<Session> =>
    (await session(form, language)).body;
  const signingReturn = (envelope_id: string, event = 'signing_complete', link: object = person) =>
    send('signing-return', { ...link, envelope_id, event });

  /** Returns the provider's id of an envelope by its `envelope_id` in the API. */
  const envelopeId = async (handle: string): Promise<string> =>
    (await envelopeOfHandle(harness.storage, handle))?.id ?? handle;
  /** Sends a message like the provider, signed with another key if one is given. */
  const notice = async (handle: string, state: EnvelopeState, secret?: string): Promise<Response> => {
    const body = writeConnectMessage(
      { envelopeId: await envelopeId(handle), state },
      harness.deps.clock.now(),
    );
    const signature = await signBytes(secret ?? (await standInSecret(harness.deps)), body);
    return fetch(
      new Request('http://localhost:4180/api/pact-form/webhooks/docusign', {
        method: 'POST',
        headers: { 'X-DocuSign-Signature-1': signature },
        body,
      }),
    );
  };
  const page = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const response = await pages(new Request(address, init));
    if (!response) throw new Error('no page of the stand-in');
    return response;
  };
  /** Opens an address and presses a button. Returns where the browser is redirected. */
  const press = async (address: string, action: string): Promise<URL> => {
    const html = await (await page(address)).text();
    const hidden = /name="session" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const body = new URLSearchParams({ session: hidden, action });
    const response = await page(address, { method: 'POST', body });
    return new URL(response.headers.get('Location') ?? '');
  };
  const rows = (table: string) => ownRows(harness.storage, table);
  const copies = async () => (await harness.outbox.latest()).filter(({ attachments }) => attachments.length);
  return {
    ...harness,
    deps,
    fetch,
    logged,
    send,
    tokenFor,
    submit,
    session,
    opened,
    signingReturn,
    envelopeId,
    notice,
    page,
    press,
    rows,
    copies,
  };
};

export type Signing = Awaited<ReturnType<typeof createSigning>>;
