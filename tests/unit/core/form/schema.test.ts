import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resources } from '@resources';
import locations from '@resources/locations/resource';
import { shownForm } from '@core/form/shown-form';
import users from '@resources/users/resource';
import { formErrors, formSchema } from '@core/form/schema';

const worksite = {
  location_name: 'Pier 4',
  address: '1 Main St',
  city: 'Bayonne',
  state: 'NJ',
  zip_code: '07002',
};
const person = {
  first_name: 'Ann',
  last_name: 'O’Neil',
  username: 'ann@example.com',
  role_id: 2,
  eip_client_ids: [1, 2],
};
const worksiteErrors = (change: object) => formErrors(locations.form!, { ...worksite, ...change });
/** The form of a user whose role is not for employees. */
const form = shownForm(users.form!, {});
const personErrors = (change: object) => formErrors(form, { ...person, ...change });

test('good values have no errors', async () => {
  expect(await worksiteErrors({})).toEqual({});
  expect(await personErrors({})).toEqual({});
  expect(await personErrors({ eip_client_ids: undefined })).toEqual({});
  expect(await personErrors({ role_id: '2', eip_client_ids: [] })).toEqual({});
});

test('a choice of several records that the form requires has at least one', async () => {
  const needsClients = shownForm(users.form!, { 'role_id.needs_clients': true });
  const errorsOf = (ids: readonly number[]) => formErrors(needsClients, { ...person, eip_client_ids: ids });
  expect(await errorsOf([])).toEqual({
    eip_client_ids: { key: 'required', values: { field: 'eip_client_ids' } },
  });
  expect(await errorsOf([1])).toEqual({});
});

test('every missing field is reported at once', async () => {
  const required = (field: string) => ({ key: 'required', values: { field } });
  const all = Object.fromEntries(Object.keys(worksite).map((field) => [field, required(field)]));
  expect(await formErrors(locations.form!, {})).toEqual(all);
  expect(await formErrors(locations.form!, null)).toEqual(all);
  expect(await formErrors(locations.form!, 'x')).toEqual(all);
  const blank = Object.fromEntries(Object.keys(worksite).map((field) => [field, '  ']));
  expect(await formErrors(locations.form!, blank)).toEqual(all);
});

describe('reports the rule that a wrong value breaks', () => {
  test.each([
    ['zip_code', '1234', 'zip'],
    ['zip_code', '07002-12', 'zip'],
    ['state', 'XX', 'state'],
    ['state', 'constructor', 'state'],
    ['city', 'a\0b', 'characters'],
    ['city', {}, 'invalid'],
    ['city', { toString: 1 }, 'invalid'],
    ['zip_code', 70022, 'invalid'],
  ])('%s %j: %s', async (field, value, key) => {
    expect(await worksiteErrors({ [field]: value })).toEqual({ [field]: { key, values: { field } } });
  });

  test.each([
    ['username', 'ann', 'email'],
    ['role_id', '', 'required'],
    ['role_id', null, 'required'],
    ['role_id', 'x', 'invalid'],
    ['role_id', -1, 'invalid'],
    ['role_id', 1.5, 'invalid'],
    ['role_id', { toString: 1 }, 'invalid'],
    ['role_id', true, 'invalid'],
    ['eip_client_ids', ['x'], 'invalid'],
    ['eip_client_ids', 'x', 'invalid'],
    ['eip_client_ids', [1, { typed: 'Harbor' }], 'pick'],
    ['role_id', { typed: 'Broker' }, 'pick'],
  ])('%s %j: %s', async (field, value, key) => {
    const errors = await personErrors({ [field]: value });
    expect(errors[field]?.key).toBe(key);
    expect(Object.keys(errors)).toEqual([field]);
  });

  test('a text that is too long, in characters', async () => {
    expect(await personErrors({ first_name: '𝒜'.repeat(100) })).toEqual({});
    expect(await personErrors({ first_name: 'x'.repeat(101) })).toEqual({
      first_name: { key: 'max', values: { field: 'first_name', max: 100 } },
    });
  });
});

test('values are trimmed, typed and stripped of fields that the form does not have', async () => {
  const read = await formSchema(form).validate(
    { ...person, first_name: '  Ann ', role_id: '2', admin: true },
    { stripUnknown: true },
  );
  expect(read).toEqual(person);
});

const anything = fc.oneof(
  fc.anything({ withNullPrototype: true }),
  fc.constantFrom({ toString: 1 }, { valueOf: null }, Symbol('x'), null, undefined, '[1,2]'),
);

test('no values make the rules throw, and errors name inputs only', async () => {
  const forms = resources.flatMap(({ form }) => (form ? [form] : []));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...forms), fc.infiniteStream(anything), async (form, any) => {
      const values = Object.fromEntries(Object.keys(form.inputs).map((name) => [name, any.next().value]));
      for (const [name, { key, values: named }] of Object.entries(await formErrors(form, values))) {
        expect(Object.keys(form.inputs)).toContain(name);
        expect(key).toBeTypeOf('string');
        expect(named.field).toBe(name);
      }
    }),
    { numRuns: 500 },
  );
});
