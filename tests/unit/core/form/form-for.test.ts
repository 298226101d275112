import { describe, expect, it } from 'vitest';
import type { FormSpec } from '@core/form/form';
import { formFor } from '@core/form/form-for';
import { shownForm } from '@core/form/shown-form';

const form: FormSpec = {
  inputs: {
    name: { kind: 'text' },
    code: { kind: 'text', on: 'create' },
    state: { kind: 'choice', values: ['on', 'off'], on: 'edit' },
    city: { kind: 'text', on: 'create' },
  },
  rows: [['name', 'state'], ['code']],
  fill: { from: 'places', into: { name: 'name', city: 'city' } },
  serverErrors: { 'name taken': 'name', 'code taken': 'code' },
};

describe('the form of an operation', () => {
  it('leaves out everything that only the other operation has', () => {
    expect(formFor(form, 'edit')).toEqual({
      inputs: { name: form.inputs['name'], state: form.inputs['state'] },
      rows: [['name', 'state']],
      fill: { from: 'places', into: { name: 'name' } },
      serverErrors: { 'name taken': 'name' },
    });
    expect(formFor(form, 'create')).toEqual({
      inputs: { name: form.inputs['name'], code: form.inputs['code'], city: form.inputs['city'] },
      rows: [['name'], ['code']],
      fill: form.fill,
      serverErrors: form.serverErrors,
    });
  });

  it('drops a search box that fills nothing', () => {
    const address: FormSpec = {
      inputs: { name: { kind: 'text' }, city: { kind: 'text', on: 'create' } },
      fill: { from: 'places', into: { city: 'city' } },
    };
    expect(formFor(address, 'edit')).toEqual({ inputs: { name: { kind: 'text' } } });
  });

  it('is the declared form if no input is limited to an operation', () => {
    const plain: FormSpec = { inputs: { name: { kind: 'text' } }, rows: [['name']] };
    expect(formFor(plain, 'create')).toBe(plain);
    expect(formFor(plain, 'edit')).toBe(plain);
  });
});

describe('the form for its values', () => {
  const conditional: FormSpec = {
    inputs: {
      role: { kind: 'choice', values: ['a', 'b'] },
      note: { kind: 'text', optional: true, requiredWhen: { field: 'role', op: 'eq', value: 'a' } },
      code: { kind: 'text', when: { field: 'role', op: 'eq', value: 'b' } },
    },
  };
  const inputsFor = (role: string) => shownForm(conditional, { role }).inputs;

  it('leaves out inputs whose condition does not hold', () => {
    expect(Object.keys(inputsFor('a'))).toEqual(['role', 'note']);
    expect(Object.keys(inputsFor('b'))).toEqual(['role', 'note', 'code']);
  });

  it('requires an optional input while its condition holds', () => {
    expect(inputsFor('a')['note']?.optional).toBeUndefined();
    expect(inputsFor('b')['note']?.optional).toBe(true);
  });
});
