import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minute } from '@server/api/clock';
import { sized } from '@tests/helpers/arbitraries';
import { createWorld, number, person } from './killed-world';
import { goodForm } from '../membership/membership-calls';

/** What ends during which call and, for the server, after how many storage steps. */
interface Kill {
  readonly at: number;
  readonly kind: (typeof kinds)[number];
  readonly op: number;
}
const kinds = ['tab', 'device', 'request', 'answer', 'server', 'server at envelope'] as const;

const kills = fc.uniqueArray(
  fc.record({
    at: fc.nat(14),
    kind: fc.constantFrom(...kinds),
    op: fc.integer({ min: 1, max: 40 }),
  }),
  { minLength: 1, maxLength: 4, selector: ({ at }) => at },
);

/** Losses where the next step needs what a previous one kept. The calls are: open, save, mail, send, sign, return. */
const places: readonly (readonly Omit<Kill, 'op'>[])[] = [
  [{ at: 2, kind: 'tab' }],
  [
    { at: 3, kind: 'request' },
    { at: 4, kind: 'device' },
  ],
  [{ at: 3, kind: 'answer' }],
  [{ at: 4, kind: 'device' }],
  [{ at: 4, kind: 'answer' }],
  [{ at: 4, kind: 'server at envelope' }],
];
const examples = places.map((all): [Kill[]] => [all.map((kill) => ({ ...kill, op: 1 }))]);

const draftKey = 'd'.repeat(40);
const answers = { city: 'Alameda', email_address: 'jordan@killed.example' };
const form = goodForm({ social_security_number: number, email_address: answers.email_address });

interface Verified {
  readonly result: string;
  readonly form_token: string;
  readonly form_id?: string;
  readonly draft?: string;
  readonly prefill: { readonly city?: string };
}
type World = Awaited<ReturnType<typeof createWorld>>;

/**
 * Acts as a user who takes the next step until the form is signed, and after each loss continues with what is left.
 * Returns how many idempotency keys the form was sent with.
 */
const walk = async (world: World, all: readonly Kill[]): Promise<number> => {
  let calls = 0;
  /** What the user has in the memory of the tab, in its storage, and in the mailbox. */
  let memory: { token?: string; formId?: string; idempotencyKey?: string } = {};
  let tab: { draftKey?: string; formId?: string } = {};
  let mailed: string | null = null;
  let isSaved = false;
  /** The token that saved the answers, and whether the form was sent with it. */
  let savedWith = '';
  let isLinked = false;
  const submissionKeys = new Set<string>();
  const end: { isSigned: boolean } = { isSigned: false };

  /** Makes a call. Returns null when it failed or its response was lost. */
  const call = async <T>(path: string, body: object, headers = {}): Promise<T | null> => {
    const kill = all.find(({ at }) => at === calls);
    calls += 1;
    if (kill?.kind === 'request') return null;
    if (kill?.kind === 'server') world.killAfter(kill.op);
    if (kill?.kind === 'server at envelope') world.killAtEnvelope();
    const answer = await world.send(path, body, headers);
    expect([404, 422], path).not.toContain(answer.status);
    world.restartIfDead();
    if (kill?.kind === 'tab' || kill?.kind === 'device') memory = {};
    if (kill?.kind === 'device') tab = {};
    if (kill && !kill.kind.startsWith('server')) return null;
    if (answer.status === 403) memory = {};
    // Busy, or still claimed by the server that was killed.
    if ([409, 429, 503].includes(answer.status)) world.pass(minute);
    return answer.status < 300 ? (answer.body as T) : null;
  };

  const open = async () => {
    const key = tab.draftKey ?? mailed;
    const hadSaved = isSaved && key !== null;
    const opened = await call<Verified>('verify', {
      ...person,
      ssn_last_four: number.slice(-4),
      ...(key !== null && { draft_key: key }),
      ...(tab.formId !== undefined && { form_id: tab.formId }),
    });
    if (!opened) return;
    if (opened.result === 'already_member') {
      end.isSigned = true;
      return;
    }
    if (hadSaved && !opened.form_id && (await world.forms()).length === 0)
      expect(opened).toMatchObject({ draft: 'opened', prefill: answers });
    if (key !== null && isLinked) expect(opened).toHaveProperty('form_id');
    memory = { token: opened.form_token, ...(opened.form_id && { formId: opened.form_id }) };
  };
  const fillIn = async (form_token: string) => {
    const key = tab.draftKey ?? draftKey;
    tab = { ...tab, draftKey: key };
    if (await call('drafts', { form_token, draft_key: key, answers })) {
      isSaved = true;
      savedWith = form_token;
    }
    // A tab that died does nothing more.
    const isHere = () => memory.token === form_token;
    if (isHere() && isSaved && mailed === null) {
      if (await call('draft-mails', { form_token, language: 'en' })) mailed = await world.mailedKey();
    }
    if (!isHere()) return;
    memory.idempotencyKey ??= crypto.randomUUID();
    submissionKeys.add(memory.idempotencyKey);
    const once = { 'Idempotency-Key': memory.idempotencyKey };
    isLinked &&= savedWith === form_token;
    const sent = await call<{ form_id?: string }>('forms', { ...form, form_token }, once);
    if (sent?.form_id === undefined) return;
    isLinked = savedWith === form_token;
    memory.formId = sent.form_id;
    tab = { ...tab, formId: sent.form_id };
  };
  const sign = async (form_token: string, formId: string) => {
    const body = { form_token, language: 'en' };
    const session = await call<{ redirect_url: string; envelope_id: string }>(
      `forms/${formId}/signing-sessions`,
      body,
    );
    if (!session) {
      // Closed, signed or another user's: verify the user again.
      memory = {};
      return;
    }
    await world.press(session.redirect_url);
    const { envelope_id } = session;
    const state = await call<{ status: string }>('signing-return', { ...person, envelope_id });
    end.isSigned = state?.status === 'completed';
  };

  for (let tries = 0; tries < 40 && !end.isSigned; tries += 1) {
    const { token, formId } = memory;
    if (token === undefined) await open();
    else if (formId === undefined) await fillIn(token);
    else await sign(token, formId);
  }
  expect(end.isSigned).toBe(true);
  return submissionKeys.size;
};

test('a form that is interrupted at any point is resumed and signed once', async () => {
  await fc.assert(
    fc.asyncProperty(kills, async (all) => {
      const world = await createWorld();
      const submissions = await walk(world, all);
      await world.finish();
      expect(await world.forms()).toMatchObject([{ record_id: 1001, status: 'completed' }]);
      expect((await world.envelopes()).filter(({ state }) => state === 'completed')).toHaveLength(1);
      // Sending again with the same key does not send the form twice.
      expect(await world.timesSent()).toBeLessThanOrEqual(submissions);
      expect(world.signatures()).toBe(1);
      expect(await world.ordered()).toHaveLength(1);
      // A mail sent right before the server was killed is sent again: losing it would be worse.
      const copies = (await world.copies()).length;
      expect(copies).toBeGreaterThanOrEqual(1);
      expect(copies).toBeLessThanOrEqual(1 + all.filter(({ kind }) => kind.startsWith('server')).length);
    }),
    { ...sized(8 + examples.length, 200), examples },
  );
});
