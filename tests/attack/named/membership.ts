import { describe, expect, it } from 'vitest';
import { demoRecords, type DemoRecord } from '@server/seed/data/membership';
import { goodForm } from '@tests/server/membership/membership-calls';
import { askForm, bodyOf, type AttackContext } from './context';

const knownOf = (id: number): DemoRecord['known'] => {
  const record = demoRecords.find((one) => one.id === id);
  if (!record) throw new Error(`There is no record ${id}`);
  return record.known;
};

interface Opened {
  readonly result: string;
  readonly form_token: string;
  readonly prefill: Readonly<Record<string, unknown>> | null;
}
interface Sent {
  readonly form_id: string;
  readonly status: string;
}

const rightful = '198.51.100.40';
const thief = '203.0.113.40';

export const membershipAttacks = (getContext: () => AttackContext): void =>
  void describe('an attacker who knows or guesses the last four digits of an applicant', () => {
    const post = (path: string, body: object, network: string) => askForm(getContext(), path, body, network);
    const verify = (id: number, ssn_last_four: string, network: string) =>
      post('verify', { id, ssn_last_four }, network);
    const sign = ({ form_id }: Sent, form_token: string, network: string) =>
      post(`forms/${form_id}/signing-sessions`, { form_token, language: 'en' }, network);

    it('reads no data about the applicant that they could use', async () => {
      const { first_name, last_name, date_of_birth, address, email_address, phone_number } = knownOf(1101);
      const texts = [
        (await getContext().target.call('GET', '/api/pact-form/lookup?id=1101')).text,
        (await verify(1101, '1101', thief)).text,
      ];
      const { result, form_token, prefill }: Opened = JSON.parse(texts[1] ?? '') as never;
      expect([result, prefill?.['city']]).toEqual(['eligible', 'Oakland']);
      const place = { city: 'Oakland', state: 'CA', zip_code: '94601' };
      const street = prefill?.['address'];
      texts.push((await post('address-check', { form_token, address: street, ...place }, thief)).text);
      const secrets = [first_name, last_name, date_of_birth, address, email_address, phone_number];
      expect(secrets).not.toContain(undefined);
      for (const secret of [...secrets, '421', 'invited'])
        expect([secret, texts.join('\n').includes(String(secret))]).toEqual([secret, false]);
    });

    it('cannot take over the membership with another number, name and date of birth', async () => {
      const { target, admin } = getContext();
      const known = knownOf(1102);
      const stolen: Opened = bodyOf(await verify(1102, '1102', thief));
      const others = {
        last_name: 'Zephyrson',
        date_of_birth: '1980-02-03',
        email_address: 'thief@named.example',
      };
      const otherNumber = {
        form_token: stolen.form_token,
        ...goodForm({ ...others, social_security_number: '123454321' }),
      };
      expect((await post('forms', otherNumber, thief)).status).toBe(422);
      const sameEnd = goodForm({ ...others, social_security_number: '512341102' });
      const sent = await post('forms', { form_token: stolen.form_token, ...sameEnd }, thief);
      const taken: Sent = bodyOf(sent);
      expect([sent.status, taken.status]).toEqual([201, 'in_review']);
      const refused = await sign(taken, stolen.form_token, thief);
      expect([refused.status, bodyOf(refused)]).toEqual([409, { detail: 'in review' }]);
      const reviews: { data: readonly Record<string, unknown>[] } = await target.read(
        'GET',
        `/api/v1/pact-reviews?search=${taken.form_id.slice(0, 8)}`,
        { token: admin },
      );
      expect(reviews.data).toMatchObject([{ differs: 'both', review_status: 'Open' }]);
      // The recorded applicant is informed by mail, and can still send their own form.
      expect(await target.mailed(known.email_address ?? '', /([0-9A-F]{8})/)).toBe(
        taken.form_id.slice(0, 8).toUpperCase(),
      );
      const { form_token }: Opened = bodyOf(await verify(1102, '1102', rightful));
      const ownForm = goodForm({ ...known, social_security_number: '512341102' });
      const own: Sent = bodyOf(await post('forms', { form_token, ...ownForm }, rightful));
      expect(own.status).toBe('awaiting_signature');
      expect(own.form_id).not.toBe(taken.form_id);
      // A token signs only the form that was sent with it.
      expect((await sign(own, stolen.form_token, thief)).status).toBeGreaterThanOrEqual(400);
      expect((await sign(own, form_token, rightful)).status).toBe(201);
    });

    it('locks out only themselves with wrong digits; after too many, a mailed link opens the form', async () => {
      const statusesFrom = async (network: string, times: number) => {
        const replies = [];
        for (let at = 0; at < times; at += 1) replies.push(await verify(1103, '9999', network));
        return replies.map(({ status }) => status);
      };
      expect(await statusesFrom(thief, 6)).toEqual([422, 422, 422, 422, 422, 429]);
      expect((await verify(1103, '1103', thief)).status).toBe(429);
      expect(bodyOf(await verify(1103, '1103', rightful))).toMatchObject({ result: 'eligible' });
      for (const network of ['203.0.113.41', '203.0.113.42', '203.0.113.43']) await statusesFrom(network, 5);
      const asked = await verify(1103, '1103', rightful);
      const guessed = await verify(1103, '1234', '203.0.113.44');
      expect([asked.text, guessed.text]).toEqual(Array<string>(2).fill('{"result":"check_mail"}'));
      const address = knownOf(1103).email_address ?? '';
      const key = await getContext().target.mailed(address, /[?&]key=([\w-]+)/);
      const opened = await post('verify', { id: 1103, key }, rightful);
      expect(bodyOf(opened)).toMatchObject({ result: 'eligible' });
      expect((await post('verify', { id: 1103, key }, thief)).status).toBe(422);
    });
  });
