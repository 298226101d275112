import { expect, test } from 'vitest';
import { withoutClosedRelations, withUnknownRelations } from '@core/form/relation-inputs';
import vehicles from '@tests/fixtures/vehicles/vehicles';

const { fields } = vehicles;
const form = vehicles.form!;
const { worksite_id: optionalInput, ...others } = form.inputs;
const { optional: _, ...requiredInput } = optionalInput!;
const required = { ...form, inputs: { ...others, worksite_id: requiredInput } } as typeof form;

test('a relation to a resource that the user may not list has no input', () => {
  expect(Object.keys(withoutClosedRelations(form, fields, () => false).inputs)).toEqual([
    'plate',
    'vehicle_status',
  ]);
  expect(withoutClosedRelations(form, fields, (name) => name === 'locations')).toBe(form);
});

test('a required relation that the user may not know can stay as it is', () => {
  const unknown = withUnknownRelations(required, fields, { id: 1, worksite_id: null });
  expect(unknown.inputs['worksite_id']).toMatchObject({ optional: true });
  expect(unknown.inputs['plate']).toBe(form.inputs['plate']);
});

test('a required relation that the user knows, and that of a new record, stay required', () => {
  expect(withUnknownRelations(required, fields, { id: 1, worksite_id: 3 })).toBe(required);
  expect(withUnknownRelations(required, fields, undefined)).toBe(required);
});
