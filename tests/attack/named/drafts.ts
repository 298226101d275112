import { beforeAll, describe, expect, it } from 'vitest';
import { faultOfRefusal } from '../reply-checks';
import type { Reply } from '../target';
import { askForm, bodyOf, fromNetwork, type AttackContext } from './context';

const rightful = '198.51.100.50';
const thief = '203.0.113.50';

const birthday = '1983-07-29';
const number = '512341105';
const mailbox = 'ottoline@gorse.example';
const answers = {
  first_name: 'Ottoline',
  date_of_birth: birthday,
  address: '9 Gorse Wynd',
  email_address: mailbox,
};
const typed = /Ottoline|Gorse|gorse|1983-07-29/;

/** A colleague of the draft's owner, an applicant of another company, and the owner's record by another link. */
const strangers = [
  [{ company_id: 9 }, '1107'],
  [{ company_id: 10 }, '1106'],
  [{ id: 1105 }, '1105'],
] as const;

const seen = ({ status, text }: Reply): readonly [number, string] => [status, text];
/** Returns the secret with its last letter changed. */
const altered = (secret: string): string => `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`;

export const draftAttacks = (getContext: () => AttackContext): void =>
  void describe('an attacker who wants the draft of a form', () => {
    const post = (path: string, body: object, network = thief) => askForm(getContext(), path, body, network);
    const verify = (link: object, ssn_last_four: string, draft_key?: string, network = thief) =>
      post('verify', { ...link, ssn_last_four, ...(draft_key && { draft_key }) }, network);
    const tokenFor = async (link: object, digits: string, network = thief): Promise<string> =>
      bodyOf<{ form_token: string }>(await verify(link, digits, undefined, network)).form_token;
    const save = (form_token: string, draft_key: string, changes = {}) =>
      post('drafts', { form_token, draft_key, answers: { ...answers, ...changes } });
    const begin = async (link: object, digits: string) => {
      const [token, key] = [await tokenFor(link, digits, rightful), crypto.randomUUID()];
      expect((await save(token, key)).status).toBe(200);
      return { token, key };
    };
    const mail = async (form_token: string): Promise<string> => {
      expect((await post('draft-mails', { form_token, language: 'en' }, rightful)).status).toBe(200);
      return getContext().target.mailed(mailbox, /[?&]draft=([\w-]+)/);
    };

    const link = { company_id: 9 };
    const digits = '1105';
    let draft = { token: '', key: '' };
    let ended = '';
    let mailed = '';
    beforeAll(async () => {
      draft = await begin(link, digits);
      ended = await mail(draft.token);
      mailed = await mail(draft.token);
    });
    const isUntouched = async () =>
      expect(bodyOf(await verify(link, digits, draft.key, rightful))).toMatchObject({
        draft: 'opened',
        prefill: answers,
      });

    it('gets the same response for every draft without a form token', async () => {
      const { key, token } = draft;
      const bodies = [
        ['drafts', { draft_key: key, answers }],
        ['drafts', { draft_key: crypto.randomUUID(), answers }],
        ['drafts', { draft_key: key, answers: { city: 'x'.repeat(10_000) } }],
        ['drafts', { draft_key: key, answers, draft_id: 1 }],
        ['draft-mails', { language: 'en' }],
        ['draft-mails', { draft_key: key, email_address: 'thief@named.example' }],
      ] as const;
      for (const form_token of ['', key, mailed, altered(token), token.toLowerCase(), [token]])
        for (const [path, body] of bodies)
          expect([form_token, path, ...seen(await post(path, { form_token, ...body }))]).toEqual([
            form_token,
            path,
            403,
            '{"detail":"form token expired"}',
          ]);
      await isUntouched();
    });

    it('cannot open, find or change it with digits of their own, or with an almost correct key', async () => {
      const { key } = draft;
      const near = [altered(key), key.slice(1), key.toUpperCase(), `${key} `, altered(mailed), ended];
      const open = async (whose: object, last: string, draft_key?: string) => {
        const { form_token, ...rest } = bodyOf<{ form_token: string }>(await verify(whose, last, draft_key));
        expect(form_token).not.toBe('');
        return rest;
      };
      const none = await open(link, digits);
      for (const one of near) expect([one, await open(link, digits, one)]).toEqual([one, none]);
      const keys = [key, mailed, ended, altered(key), crypto.randomUUID()];
      for (const [whose, last] of strangers) {
        const without = await open(whose, last);
        for (const one of keys) expect([one, await open(whose, last, one)]).toEqual([one, without]);
        for (const one of keys) {
          const token = await tokenFor(whose, last);
          const asked = { form_token: token, language: 'en' };
          const replies = [
            await post('draft-mails', { ...asked, draft_key: one }),
            await post('draft-mails', asked),
            await save(token, one, { address: '1 Nowhere Ln', email_address: 'thief@named.example' }),
          ];
          expect([one, ...replies.map(seen)]).toEqual([
            one,
            [422, '{"detail":"invalid","errors":{"draft_key":"unknown"}}'],
            [404, '{"detail":"not found"}'],
            [200, '{"expires_in":604800}'],
          ]);
        }
      }
      await isUntouched();
      expect(await getContext().target.mailsTo(mailbox)).toHaveLength(2);
    });

    it('has no more guesses at the digits, and no other responses, with a draft key than without a draft', async () => {
      const { key } = await begin({ id: 1104 }, '1104');
      const guess = async (id: number, draft_key: string, network: string) => {
        const replies = [];
        for (const last of [...Array<string>(6).fill('9999'), String(id)])
          replies.push(seen(await verify({ id }, last, draft_key, network)));
        return replies;
      };
      const guessed = await guess(1104, key, '203.0.113.51');
      expect(guessed.map(([status]) => status)).toEqual([422, 422, 422, 422, 422, 429, 429]);
      expect(guessed).toEqual(await guess(1108, crypto.randomUUID(), '203.0.113.52'));
      expect(bodyOf(await verify({ id: 1104 }, '1104', key, rightful))).toMatchObject({ draft: 'opened' });
    });

    it('finds nothing of it in refusals, the log or the audit trail', async () => {
      const { target, admin } = getContext();
      const { token, key } = draft;
      for (const changes of [
        { social_security_number: number },
        { address: `9 Gorse Wynd ${'x'.repeat(10_000)}` },
        { address: `9 Gorse Wynd ${'x'.repeat(66_000)}` },
        { Ottoline: birthday },
      ]) {
        const reply = await save(token, key, changes);
        expect([413, 422]).toContain(reply.status);
        expect(faultOfRefusal(reply)).toBe('');
        expect(reply.text).not.toContain(birthday);
      }
      await target.call('GET', `/thepactform?company_id=9&draft=${mailed}`, fromNetwork(rightful));
      const trail = await target.call('GET', '/api/v1/audit-trail?limit=100', { token: admin });
      expect([trail.status, trail.text.includes('link to go on with')]).toEqual([200, true]);
      const texts = [target.lines.join(''), trail.text];
      expect(texts[0]).toContain('/api/pact-form/drafts');
      for (const text of texts) {
        expect(text).not.toMatch(typed);
        for (const secret of [token, key, mailed, ended, number])
          expect([secret, text.includes(secret)]).toEqual([secret, false]);
      }
      await isUntouched();
    });
  });
