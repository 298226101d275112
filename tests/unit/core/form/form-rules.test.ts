import { describe, expect, test } from 'vitest';
import { formFor } from '@core/form/form-for';
import type { FormSpec } from '@core/form/form';
import { formErrors } from '@core/form/schema';
import { todayAnywhere } from '@core/form/today';

const form: FormSpec = {
  inputs: {
    issued: { kind: 'date', optional: true, on: 'create' },
    due: { kind: 'date', optional: true },
    paid: { kind: 'money', optional: true },
  },
  rules: {
    dueAfterIssue: { at: 'due', must: { field: 'due', op: 'gte', value: { field: 'issued' } } },
    dueSoon: { at: 'due', must: { field: 'due', op: 'lte', value: { today: true, days: 30 } } },
    paidWithDue: {
      at: 'paid',
      must: {
        any: [
          { field: 'paid', op: 'empty' },
          { field: 'due', op: 'empty', value: false },
        ],
      },
    },
  },
};
const noon = Date.parse('2026-03-10T12:00:00Z');
const errorsOf = async (values: object, others: Record<string, unknown> = {}, shown = form) =>
  Object.fromEntries(
    Object.entries(await formErrors(shown, values, () => todayAnywhere(noon), others)).map(
      ([name, { key }]) => [name, key],
    ),
  );

describe('a rule between fields', () => {
  test('is an error at its input, and a value on the bound is none', async () => {
    expect(await errorsOf({ issued: '2026-03-02', due: '2026-03-01' })).toEqual({ due: 'dueAfterIssue' });
    expect(await errorsOf({ issued: '2026-03-02', due: '2026-03-02' })).toEqual({});
  });

  test('compares what is typed as the API has it', async () => {
    expect(await errorsOf({ issued: '3/2/2026', due: '03/01/2026' })).toEqual({ due: 'dueAfterIssue' });
  });

  test('says nothing while a field that it compares is empty or invalid', async () => {
    expect(await errorsOf({ due: '2026-03-01' })).toEqual({});
    expect(await errorsOf({ issued: '', due: '2026-03-01' })).toEqual({});
    expect(await errorsOf({ issued: 'soon', due: '2026-03-01' })).toEqual({ issued: 'date' });
    expect(await errorsOf({ issued: '2026-03-02', due: 'soon' })).toEqual({ due: 'date' });
  });

  test('can ask whether fields are empty', async () => {
    expect(await errorsOf({ paid: 5 })).toEqual({ paid: 'paidWithDue' });
    expect(await errorsOf({ paid: 5, due: '2026-03-01' })).toEqual({});
  });

  test('counts from any day that is today somewhere', async () => {
    expect(await errorsOf({ due: '2026-04-09' })).toEqual({});
    expect(await errorsOf({ due: '2026-04-10' })).toEqual({});
    expect(await errorsOf({ due: '2026-04-11' })).toEqual({ due: 'dueSoon' });
  });

  test('compares with stored fields that are no inputs', async () => {
    const edit = formFor(form, 'edit');
    expect(await errorsOf({ due: '2026-03-01' }, { issued: '2026-03-02' }, edit)).toEqual({
      due: 'dueAfterIssue',
    });
    expect(await errorsOf({ due: '2026-03-01' }, { issued: null }, edit)).toEqual({});
  });

  test('is left out with its input', () => {
    const { rules } = formFor(
      { ...form, inputs: { ...form.inputs, due: { kind: 'date', on: 'create' } } },
      'edit',
    );
    expect(Object.keys(rules ?? {})).toEqual(['paidWithDue']);
  });
});
