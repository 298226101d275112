import { beforeEach, describe, expect, test } from 'vitest';
import { day, minute } from '@server/api/clock';
import { createMembership, goodForm, type Membership } from './membership-calls';

const person = { id: 1001 };
const onRecord = 'jordan.ellis@mail.example';

let api: Membership;
let admin = '';
beforeEach(async () => {
  api = await createMembership();
  admin = await api.tokenOf('admin');
});

const birthday = (at: number): string => `1991-05-${String(at + 1).padStart(2, '0')}`;
const network = (at: number): string => `198.51.100.${at + 1}`;
/** Sends a form from a network of its own, with a token of its own. Returns its status. */
const sendFrom = async (at: number, changes: object = {}, link: object = person): Promise<string> => {
  const { form_token } = (await api.verify(link, '4321', network(at))).body as { form_token: string };
  const sent = await api.send(
    'forms',
    { ...goodForm({ email_address: `thief${at}@else.example`, ...changes }), form_token },
    { 'X-Test-Address': network(at) },
  );
  expect(sent.status).toBe(201);
  return (sent.body as { status: string }).status;
};
const guess = (at: number, link?: object) => sendFrom(at, { date_of_birth: birthday(at) }, link);
const reviews = async (): Promise<readonly Record<string, unknown>[]> =>
  (await api.storage.table('pact-reviews').find([])).filter(({ id }) => Number(id) > 12);
const mailsTo = async (to: RegExp) => (await api.outbox.latest()).filter((mail) => to.test(mail.to));
const decide = async (name: string, body: object = {}) => {
  const open = (await reviews()).find((row) => row['review_status'] === 'Open');
  const path = `v1/pact-reviews/${String(open?.['id'])}`;
  return (await api.call('POST', `${path}/${name}`, { token: admin, body })).status;
};

describe('birthdays guessed from many networks', () => {
  test('no form proves anything after five that did not match', async () => {
    for (let at = 0; at < 4; at += 1) expect(await guess(at)).toBe('in_review');
    expect(await sendFrom(4)).toBe('awaiting_signature');
    expect(await guess(5)).toBe('in_review');
    expect([await sendFrom(6), await guess(7)]).toEqual(['in_review', 'in_review']);
    api.pass(day + minute);
    expect(await sendFrom(8)).toBe('awaiting_signature');
  });

  test('the person’s own link and that of the company share the count', async () => {
    const company = { company_id: 1 };
    for (const [at, link] of [person, company, person, company, person].entries()) await guess(at, link);
    expect([await sendFrom(5), await sendFrom(6, {}, company)]).toEqual(['in_review', 'in_review']);
  });

  test('all at the same time find out no more', async () => {
    const birthdays = [...Array.from({ length: 9 }, (_, at) => birthday(at)), '1991-04-12'];
    const statuses = await Promise.all(birthdays.map((date_of_birth, at) => sendFrom(at, { date_of_birth })));
    expect(statuses.filter((status) => status !== 'in_review').length).toBeLessThanOrEqual(1);
    expect(await sendFrom(20)).toBe('in_review');
  });

  test('many tries are one review and one mail to the person on record', async () => {
    for (let at = 0; at < 12; at += 1) await guess(at);
    expect(await reviews()).toHaveLength(1);
    expect(await mailsTo(/^jordan/)).toHaveLength(1);
    expect((await mailsTo(/^thief/)).length).toBeLessThanOrEqual(3);
    const [row] = await reviews();
    const { body } = await api.call('GET', `v1/pact-reviews/${String(row?.['id'])}`, { token: admin });
    expect(body).toMatchObject({ differs: 'date_of_birth', waiting: 5 });
    expect(JSON.stringify(body)).toContain(birthday(0));
  });

  test('many tries with one token are one review, of the last one', async () => {
    const form_token = await api.tokenFor(person, '4321');
    for (let at = 0; at < 8; at += 1)
      await api.send(
        'forms',
        { ...goodForm({ date_of_birth: birthday(at) }), form_token },
        { 'X-Test-Address': network(at) },
      );
    expect(await reviews()).toMatchObject([{ review_status: 'Open', differs: 'date_of_birth' }]);
    expect(await mailsTo(/^jordan/)).toHaveLength(1);
  });

  test('the link in the mail to the person on record opens a form that needs no review', async () => {
    for (let at = 0; at < 7; at += 1) await guess(at);
    const key = await api.mailedKey();
    expect((await mailsTo(/^jordan/))[0]?.text).toContain(key);
    const { form_token } = (await api.send('verify', { ...person, key })).body as { form_token: string };
    const sent = await api.submit(form_token, goodForm());
    expect(sent.body).toMatchObject({ status: 'awaiting_signature' });
  });
});

describe('forms of several senders for one person', () => {
  test('are shown one after the other, in the order in which they were sent', async () => {
    for (let at = 0; at < 3; at += 1) {
      await guess(at);
      api.pass(1000);
    }
    for (let at = 0; at < 3; at += 1) {
      const open = (await reviews()).filter((row) => row['review_status'] === 'Open');
      expect(open).toHaveLength(1);
      const { body } = await api.call('GET', `v1/pact-reviews/${String(open[0]?.['id'])}`, { token: admin });
      expect(JSON.stringify(body)).toContain(birthday(at));
      expect(await decide('refuse', { reason: 'Another birthday.' })).toBe(200);
    }
    expect((await reviews()).map((row) => row['review_status'])).toEqual(Array(3).fill('Refused'));
    expect(new Set((await reviews()).map((row) => row['reference'])).size).toBe(1);
  });

  test('need no review once one of them was accepted', async () => {
    for (let at = 0; at < 3; at += 1) await guess(at);
    expect(await decide('accept')).toBe(200);
    expect((await reviews()).map((row) => row['review_status'])).toEqual(['Accepted']);
    const statuses = (await api.rows('membership_forms')).map((row) => row['status']);
    expect(statuses.sort()).toEqual(['awaiting_signature', 'replaced', 'replaced']);
  });

  test('reach the reviewer when the sender of the first one sends a form that matches', async () => {
    const form_token = await api.tokenFor(person, '4321');
    await api.submit(form_token, goodForm({ date_of_birth: birthday(20) }));
    await guess(1);
    expect((await api.submit(form_token)).body).toMatchObject({ status: 'awaiting_signature' });
    expect((await reviews()).map((row) => row['review_status'])).toEqual(['Replaced', 'Open']);
  });
});

test(`the mail to the person on record is in the record's language and repeats nothing that was typed`, async () => {
  await sendFrom(0, { first_name: 'Claim', date_of_birth: birthday(0), language: 'es' });
  const [mail] = await mailsTo(/^jordan/);
  expect(mail).toMatchObject({ to: onRecord, subject: 'A membership form in your name is being reviewed' });
  expect(mail?.text).not.toMatch(/Claim|thief|1991/);
});
