import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordOwner } from '@server/api/membership/known-answers';
import { maskAnswers, maskSuggestions, originalValues } from '@server/api/membership/mask';
import { seal, unseal } from '@server/api/membership/seal';
import { withoutRandom } from '@tests/helpers/without-random';
import { createMembership, goodForm, type Membership } from './membership-calls';

let api: Membership;
beforeAll(async () => {
  api = await createMembership();
});

const person = { id: 1001 };
/** Every field has text that appears nowhere else. */
const marked = {
  first_name: 'Zarquon',
  middle_name: 'Quixada',
  last_name: 'Ellis',
  date_of_birth: '1991-04-12',
  address: '90417 Juniper Ct Apt 8842',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  email_address: 'zebulon@wexmouth.example',
  phone_number: '5105559337',
  is_married: true,
  beneficiaries: [
    {
      slot: 'Primary',
      full_name: 'Vendelin Krajicek',
      relationship: 'Domestic Partner',
      date_of_birth: '1967-10-29',
      percentage: 100,
    },
  ],
};
const traces = [
  ...['Zarquon', 'Quixada', 'Ellis', '1991', '04-12', '90417', '8842', 'zebulon', 'wexmouth', '55593'],
  ...['Vendelin', 'Krajicek', 'Domestic', '1967', '10-29', 'is_married'],
];
const expectNoTrace = (text: string) => {
  const known = withoutRandom(text.toLowerCase());
  for (const trace of traces) expect(known).not.toContain(trace.toLowerCase());
};
const setRecord = async (known: object) => {
  const sealed = await seal(api.deps.keys, JSON.stringify(known), recordOwner(1001));
  await api.storage.table('membership_records').update([{ field: 'id', op: 'eq', value: 1001 }], { sealed });
};
const sentForm = async () => {
  const form = (await api.rows('membership_forms'))[0];
  const text = await unseal(api.deps.keys, String(form?.['sealed']), `form:${String(form?.['id'])}`);
  return JSON.parse(text) as Record<string, unknown>;
};

describe('with only the last four digits', () => {
  beforeEach(() => setRecord(marked));
  afterEach(async () => {
    for (const table of ['membership_forms', 'attempts', 'pact-reviews'])
      await api.storage.table(table).remove([]);
  });

  test('no response reveals what is on record', async () => {
    const answers = [(await api.send('lookup?id=1001')).text];
    const opened = await api.verify(person, '4321');
    const { form_token, prefill } = opened.body as {
      form_token: string;
      prefill: Record<string, string>;
    };
    const place = { address: prefill['address'], city: 'Oakland', state: 'CA', zip_code: '94601' };
    answers.push(opened.text, (await api.send('address-check', { form_token, ...place })).text);
    const elsewhere = { ...place, city: 'Alameda' };
    answers.push((await api.send('address-check', { form_token, ...elsewhere })).text);
    const form = goodForm({ ...prefill, last_name: 'Ellis' });
    const sent = await api.submit(form_token, form);
    expect(sent.status).toBe(201);
    answers.push(sent.text, (await api.verify(person, '4321')).text);
    const { form_id } = sent.body as { form_id: string };
    answers.push((await api.send('signing-return', { ...person, form_id })).text);
    expectNoTrace(answers.join('\n'));
  });

  test('masked values keep what is on record, and the rest is saved as typed', async () => {
    const { form_token, prefill } = await api.open(person, '4321');
    const form = goodForm({ ...prefill, last_name: 'Ellis', city: 'Alameda' });
    const sent = await api.submit(form_token, form);
    expect(sent.body).toMatchObject({ status: 'awaiting_signature', email_masked: 'z•••@w•••.example' });
    const { is_married: _, beneficiaries: _all, city: _city, ...unchanged } = marked;
    expect(await sentForm()).toMatchObject({ ...unchanged, city: 'Alameda' });
  });

  test('a later form keeps the values of the previous one', async () => {
    const typed = { last_name: 'Ellis' };
    const first = await api.open(person, '4321');
    await api.submit(
      first.form_token,
      goodForm({ ...first.prefill, ...typed, first_name: 'Ada', phone_number: '4155550100' }),
    );
    const { form_token, prefill } = await api.open(person, '4321');
    expect(prefill).toMatchObject({ first_name: 'A•••', phone_number: '••••••••00' });
    await api.submit(form_token, goodForm({ ...prefill, ...typed, city: 'Alameda' }));
    expect(await sentForm()).toMatchObject({
      first_name: 'Ada',
      phone_number: '4155550100',
      city: 'Alameda',
    });
  });

  test.each(['1991-04-12', '1991-04-13'])(
    'a masked last name keeps the recorded one, and proves nothing with the birthday %s',
    async (date_of_birth) => {
      const { form_token, prefill } = await api.open(person, '4321');
      expect(prefill).not.toHaveProperty('last_name');
      const form = goodForm({ ...prefill, last_name: 'E•••', date_of_birth });
      const sent = await api.submit(form_token, form);
      expect([sent.status, sent.body]).toMatchObject([201, { status: 'in_review' }]);
      expect(await sentForm()).toMatchObject({ last_name: 'Ellis', date_of_birth });
    },
  );

  test.each([
    ['the mask of another person', { first_name: 'Q•••' }, { first_name: 'invalid' }],
    ['a mask of an address', { address: '••• Elm St' }, { address: 'invalid' }],
    ['half a mask', { email_address: 'zeb•••@w•••.example' }, { email_address: 'invalid' }],
  ])('rejects %s', async (_, change, errors) => {
    const { form_token, prefill } = await api.open(person, '4321');
    const { status, body } = await api.submit(form_token, goodForm({ ...prefill, ...change }));
    expect([status, body]).toMatchObject([422, { errors }]);
  });

  test('rejects a mask from a company’s link', async () => {
    const form_token = await api.tokenFor({ company_id: 1 }, '4321');
    const { status } = await api.submit(form_token, goodForm({ first_name: 'Z•••' }));
    expect(status).toBe(422);
  });
});

describe('suggestions for the address on record', () => {
  beforeEach(() =>
    setRecord({ ...marked, address: '1200 Lakeview Dr', city: 'San Jose', zip_code: '95123' }),
  );

  test('have no house numbers, and the chosen one is resolved on submit', async () => {
    const { form_token, prefill, address_check } = await api.open(person, '4321');
    expect(address_check).toMatchObject({
      outcome: 'multiple',
      suggestions: [1, 2, 3].map((at) => ({ address: `••• Lakeview Dr Apt ${at}`, city: 'San Jose' })),
    });
    expect(JSON.stringify(address_check)).not.toMatch(/120\d/);
    const { id: _, ...address } = address_check.suggestions[1] as { id?: string };
    const chosen = { ...goodForm(prefill ?? {}), ...address };
    expect((await api.submit(form_token, chosen)).status).toBe(201);
    expect(await sentForm()).toMatchObject({ address: '1200 Lakeview Dr Apt 2' });
    await api.storage.table('membership_forms').remove([]);
  });

  test('are left out when they differ only in their numbers', () => {
    const entered = { address: '419 Juniper Ct', city: 'Oakland', state: 'CA', zip_code: '94601' };
    const near = ['418 Juniper Ct', '421 Juniper Ct'].map((address, id) => ({
      ...entered,
      id: String(id),
      address,
    }));
    expect(maskSuggestions(near, entered)).toEqual([]);
    const corrected = [{ ...entered, id: '1', address: '419 Juniper Ct Apt 7', city: 'Alameda' }];
    const [one] = maskSuggestions(corrected, { ...entered, address: '419 Juniper Ct #7' });
    expect(one?.shown).toBe('••• Juniper Ct Apt •••');
  });
});

const word = fc.stringMatching(/^[A-Za-zÀ-ž0-9]{4,12}$/);
const digits = fc.stringMatching(/^\d{10}$/);

test('masking any record shows only initials, the street and two digits, and can be reversed', () => {
  fc.assert(
    fc.property(
      fc.record({ first: word, last: word, house: fc.integer({ min: 100, max: 99_999 }), street: word }),
      fc.record({ user: word, host: word, phone: digits }),
      ({ first, last, house, street }, { user, host, phone }) => {
        const known = {
          first_name: `${first} ${last}`,
          middle_name: '',
          last_name: last,
          date_of_birth: '1991-04-12',
          address: `${house} ${street.replace(/\d/g, 'x')} St`,
          email_address: `${user}@${host}.example`,
          phone_number: phone,
          is_married: true,
        };
        const masked = maskAnswers(known);
        expect(Object.keys(masked).sort()).toEqual(
          ['address', 'email_address', 'first_name', 'middle_name', 'phone_number'].sort(),
        );
        const parts = Object.values(masked).flatMap((text) => JSON.stringify(text).split(/[^\p{L}\p{N}]+/u));
        const allowed = [street.replace(/\d/g, 'x'), 'St', 'example', phone.slice(-2)];
        for (const part of parts) expect(part.length <= 1 || allowed.includes(part)).toBe(true);
        const back = originalValues(masked, { known: [known], suggestions: [] });
        expect({ ...masked, ...back }).toEqual({
          first_name: known.first_name,
          middle_name: '',
          address: known.address,
          email_address: known.email_address,
          phone_number: phone,
        });
      },
    ),
  );
});
