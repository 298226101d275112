import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import type { Call } from '@core/calls/call';
import { memberFormErrors } from '@core/membership/member-errors';
import { memberFormFromWire, memberFormToWire } from '@core/membership/wire';
import { callsAfter, callsBefore } from '@server/openapi/calls/hand-written';
import {
  blankTexts,
  codeDirt,
  codes,
  dirtyCodes,
  dirtyTexts,
  type CodeKind,
} from '@tests/fixtures/dirty-inputs';
import { goodForm, uncheckedBody } from '@tests/fixtures/membership-cases';
import { openContractApi, type ContractApi } from '@tests/helpers/contract-api';
import { sampleOf } from '@tests/helpers/scale';

const calls: readonly Call[] = [...callsBefore, ...callsAfter];

/** Every typed field of the calls outside the declared forms. The membership form follows below. */
const codesOfCalls: readonly (readonly [id: string, field: string, kind: CodeKind])[] = [
  ['login', 'username', 'e-mail'],
  ['reset-password', 'username', 'e-mail'],
  ['account-address', 'username', 'e-mail'],
  ['two-factor', 'code', 'one-time code'],
  ['two-factor', 'recovery_code', 'recovery code'],
  ['account-factor-confirm', 'code', 'one-time code'],
  ['verify', 'ssn_last_four', 'last four'],
  ['verify', 'date_of_birth', 'day'],
];
const linesOfCalls = [
  ['account-edit', 'first_name'],
  ['account-edit', 'last_name'],
  ['views-create', 'name'],
  ['views-edit', 'name'],
] as const;

/** Returns what a handler gets for a field; 'refused' if it gets nothing. */
const readerOf = (id: string, field: string) => {
  const call = calls.find((one) => one.id === id);
  return (typed: string): unknown => {
    const { success, output } = v.safeParse(call!.body!, {
      ...(call!.example.body as object),
      [field]: typed,
    });
    return success ? (output as Readonly<Record<string, unknown>>)[field] : 'refused';
  };
};

describe('a call reads', () => {
  test.each(codesOfCalls)('%s %s as a code in every spelling', (id, field, of) => {
    const read = readerOf(id, field);
    for (const { kind, how, typed, value } of dirtyCodes)
      if (kind === of) expect([how, typed, read(typed)]).toEqual([how, typed, value]);
  });

  test.each(linesOfCalls)('%s %s as a text', (id, field) => {
    const read = readerOf(id, field);
    for (const [typed, value] of dirtyTexts) expect([typed, read(typed)]).toEqual([typed, value]);
    for (const blank of blankTexts) expect([blank, read(blank)]).toEqual([blank, 'refused']);
  });
});

describe('the membership form', () => {
  const clean = memberFormToWire(goodForm);
  const [person] = goodForm.beneficiaries;
  const sent = (add: (text: string) => string) => ({
    ...uncheckedBody({
      ...goodForm,
      date_of_birth: add('11-21-2009'),
      social_security_number: add('123-45-6789'),
      state: add('il'),
      zip_code: add('62701'),
      email_address: add('person@mail.example'),
      phone_number: add('(212) 555-0142'),
      beneficiaries: [{ ...person!, date_of_birth: add('03-01-1960'), percentage: add('100 %') }],
    }),
    form_token: 'token',
    language: 'en',
  });
  const call = calls.find(({ id }) => id === 'submit-form');

  test.each(codeDirt)('is the same form $name', ({ add }) => {
    const body = sent(add);
    expect(v.safeParse(call!.body!, body).issues).toBeUndefined();
    const form = memberFormFromWire(body);
    expect(memberFormErrors(form, new Date('2026-11-21T00:00'))).toEqual({});
    expect(memberFormToWire(form)).toEqual(clean);
  });

  test.each(dirtyTexts)('has the name %j as %j', (typed, value) => {
    const body = sent((text) => text);
    const named = {
      ...body,
      first_name: typed,
      beneficiaries: [{ ...body.beneficiaries[0], full_name: typed }],
    };
    expect(v.safeParse(call!.body!, named).issues).toBeUndefined();
    expect(memberFormToWire(memberFormFromWire(named))).toMatchObject({
      first_name: value,
      beneficiaries: [{ full_name: value }],
    });
  });
});

describe('a declared form', () => {
  let api: ContractApi;
  let list = '';
  let address = '';
  let clean: object = {};
  beforeAll(async () => {
    api = await openContractApi(resources);
    list = `/api/eip/clients/${String(api.clients[0])}/locations`;
    const [row] = (await api.call(list)).body['data'] as { id: number }[];
    address = `${list}/${row!.id}`;
    clean = (await api.call(address)).body;
  });
  const save = (change: object) => api.call(address, { method: 'PUT', body: { ...clean, ...change } });
  const stored = async () => (await api.call(address)).body;

  const fields = [
    ['state', 'state'],
    ['zip_code', 'ZIP code'],
  ] as const;
  const cases = fields.flatMap(([field, of]) =>
    dirtyCodes
      .filter(({ kind }) => kind === of)
      .map(({ how, typed, value }) => [field, how, typed, value] as const),
  );

  test.each(sampleOf(cases, 20))('stores %s %s', async (field, _, typed, value) => {
    expect([typed, (await save({ [field]: typed })).status]).toEqual([typed, 200]);
    expect(await stored()).toMatchObject({ [field]: value });
  });

  const wrong = fields.flatMap(([field, kind]) =>
    codes[kind].wrong.flatMap((text) =>
      codeDirt.map(({ name, add }) => [field, text, name, add(text)] as const),
    ),
  );
  test.each(sampleOf(wrong, 40))('refuses the %s %s %s', async (field, _, __, typed) => {
    const { body } = await save({ [field]: typed });
    expect([typed, Object.keys(body['errors'] ?? {})]).toEqual([typed, [field]]);
  });

  test.each(sampleOf(dirtyTexts, 4))('stores the name %j as %j', async (typed, value) => {
    await save({ location_name: typed });
    expect(await stored()).toMatchObject({ location_name: value });
  });

  test.each(sampleOf(blankTexts, 10))('has no name if it is %j', async (location_name) => {
    const { body } = await save({ location_name });
    expect([location_name, body['errors']]).toEqual([location_name, { location_name: 'required' }]);
  });

  test.each(sampleOf(blankTexts, 10))('has a list that %j neither searches nor filters', async (blank) => {
    const text = encodeURIComponent(blank);
    for (const [path, param] of [
      [list, 'search'],
      ['/api/v1/audit-trail', 'record_id'],
    ] as const) {
      const { status, body } = await api.call(`${path}?${param}=${text}`);
      const all = (await api.call(path)).body['total_count'];
      expect([blank, status, body['total_count']]).toEqual([blank, 200, all]);
    }
  });
});
