import { beforeEach, describe, expect, test } from 'vitest';
import { defaultLimits } from '@server/api/limits';
import { signatureOf } from '@server/api/membership/signed-link';
import { createMembership, goodForm, type Membership } from './membership-calls';

const jordan = { id: 1001, ssn_last_four: '4321', date_of_birth: '1991-04-12' };

describe('when the date of birth is required', () => {
  let api: Membership;
  beforeEach(async () => {
    api = await createMembership({ membership: { asksBirthDate: true, signedLinksOnly: false } });
  });

  test('lookup asks for it', async () => {
    expect((await api.send('lookup?id=1001')).body).toMatchObject({
      asks: ['ssn_last_four', 'date_of_birth'],
    });
  });

  test('both answers open the form with unmasked values', async () => {
    expect((await api.send('verify', jordan)).body).toMatchObject({
      result: 'eligible',
      prefill: { first_name: 'Jordan', date_of_birth: '1991-04-12', address: '418 Juniper Ct' },
    });
    const marcus = { id: 1003, ssn_last_four: '3333', date_of_birth: '1979-12-05' };
    const { address_check } = (await api.send('verify', marcus)).body as { address_check: object };
    expect(JSON.stringify(address_check)).toContain('1200 Lakeview Dr Apt 1');
  });

  test('both answers resume the form to sign, in any browser', async () => {
    const { form_token } = (await api.send('verify', jordan)).body as { form_token: string };
    await api.submit(form_token, goodForm());
    expect((await api.send('verify', jordan)).body).toMatchObject({
      form_status: 'awaiting_signature',
      form_id: expect.any(String) as string,
      prefill: { beneficiaries: [{ full_name: 'Robin Ellis' }] },
    });
  });

  test.each([
    ['another day', { date_of_birth: '1991-04-13' }],
    ['no day', { date_of_birth: 'x' }],
    ['an unknown person', { id: 4040 }],
    ['other digits', { ssn_last_four: '1111' }],
  ])('%s is rejected like wrong digits, and counted', async (_, change) => {
    for (let at = 0; at < 5; at++) {
      const { status, text } = await api.send('verify', { ...jordan, ...change });
      expect([status, text]).toEqual([422, '{"detail":"ssn incorrect"}']);
    }
    expect((await api.send('verify', { ...jordan, ...change })).status).toBe(429);
  });

  test('a missing date is not counted as a try', async () => {
    const { id, ssn_last_four } = jordan;
    for (let at = 0; at < 7; at++) {
      const { status, body } = await api.send('verify', { id, ssn_last_four });
      expect([status, body]).toEqual([422, { detail: 'invalid', errors: { date_of_birth: 'required' } }]);
    }
    expect((await api.send('verify', jordan)).status).toBe(200);
  });

  test('a company’s link requires an employee’s birthday and returns no personal data', async () => {
    const taylor = { company_id: 8, ssn_last_four: '6789' };
    expect((await api.send('verify', { ...taylor, date_of_birth: '1990-05-15' })).body).toMatchObject({
      result: 'eligible',
      prefill: null,
    });
    expect((await api.send('verify', { ...taylor, date_of_birth: '1990-05-16' })).status).toBe(422);
  });
});

describe('when only signed links are accepted', () => {
  let api: Membership;
  beforeEach(async () => {
    api = await createMembership({ membership: { asksBirthDate: false, signedLinksOnly: true } });
  });
  const sigOf = (by: 'id' | 'employee_id' | 'company_id', value: number) =>
    signatureOf(api.deps.keys, { by, value });

  test('a link signed by the portal opens the form', async () => {
    const sig = await sigOf('id', 1001);
    expect((await api.send(`lookup?id=1001&sig=${sig}`)).status).toBe(200);
    expect((await api.verify({ id: 1001, sig }, '4321')).status).toBe(200);
    const form = await api.submit(await api.tokenFor({ id: 1001, sig }, '4321'), goodForm());
    const { form_id } = form.body as { form_id: string };
    expect((await api.send('signing-return', { id: 1001, sig, form_id })).status).toBe(200);
  });

  const unsigned: [string, () => Promise<string | undefined>][] = [
    ['none', () => Promise.resolve(undefined)],
    ['an empty one', () => Promise.resolve('')],
    ['that of another person', () => sigOf('id', 1006)],
    ['that of another kind of link', () => sigOf('employee_id', 1001)],
  ];
  test.each(unsigned)('signature: %s returns 404', async (_, make) => {
    const sig = await make();
    const link = { id: 1001, ...(sig !== undefined && { sig }) };
    const answers = [
      await api.send(`lookup?id=1001${sig === undefined ? '' : `&sig=${sig}`}`),
      await api.verify(link, '4321'),
      await api.send('signing-return', { ...link, envelope_id: 'x' }),
    ];
    for (const { status, text } of answers) expect([status, text]).toEqual([404, '{"detail":"not found"}']);
  });

  test('an employee who has not joined gets the signature in the access token', async () => {
    const token = await api.tokenOf('joiner');
    const claims = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ) as {
      membership_sig: string;
    };
    const { membership_sig: sig } = claims;
    expect((await api.verify({ employee_id: 502, sig }, '5020')).status).toBe(200);
  });
});

test('lookups are limited per network', async () => {
  const limits = { ...defaultLimits, lookups: { count: 2, within: 1000 } };
  const api = await createMembership({}, { limits });
  const lookUp = (from: string) => api.send('lookup?id=1001', undefined, { 'X-Test-Address': from });
  const here = [await lookUp('192.0.2.1'), await lookUp('192.0.2.1'), await lookUp('192.0.2.1')];
  expect(here.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect((await lookUp('192.0.2.2')).status).toBe(200);
});
