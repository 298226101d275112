import { describe, expect, it } from 'vitest';
import { readListAnswer, readRecord } from '@lib/api-answer';
import type { Resource } from '@core/resource/resource';

const resource: Pick<Resource, 'fields'> = {
  fields: { id: { kind: 'id' }, hire_date: { kind: 'date' }, rate: { kind: 'money' } },
};
const list = (answer: unknown, query = {}) => readListAnswer(answer, resource, { query });
const unreadable = { status: 200, detail: 'unreadable answer' };
const reasonOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (reason) {
    return reason;
  }
};

describe('a response of another shape than in the contract', () => {
  it.each([
    ['text', 'rows'],
    ['nothing', null],
    ['rows alone', [{ id: 1 }]],
    ['no rows, and a total of some', { total_count: 3 }],
    ['a row that is no record', { data: [7], total_count: 1 }],
    ['a part of a record as total', { data: [], total_count: 2.5 }],
    ['more than can be counted', { data: [], total_count: 2 ** 60 }],
  ])('is rejected for a list: %s', (_name, answer) => {
    expect(reasonOf(() => list(answer))).toMatchObject(unreadable);
  });

  it.each([['text'], [null], [[{ id: 1 }]]])('is rejected for a record: %j', (answer) => {
    expect(reasonOf(() => readRecord(answer, resource))).toMatchObject(unreadable);
  });
});

describe('a response', () => {
  it('has ids and numbers as numbers, days without a time, and the rest unchanged', () => {
    const row = { id: '12', hire_date: '2026-03-01T23:00:00Z', rate: '12.5', note: '007' };
    expect(list({ data: [row], total_count: '41' })).toEqual({
      data: [{ id: 12, hire_date: '2026-03-01', rate: 12.5, note: '007' }],
      total: 41,
    });
    expect(readRecord(row, resource)).toEqual({ ...row, id: 12, hire_date: '2026-03-01', rate: 12.5 });
  });

  it('keeps an invalid day', () => {
    for (const hire_date of [20_260_301, null, 'soon', '2026-03-011'])
      expect(readRecord({ hire_date }, resource)).toEqual({ hire_date });
  });

  it('without a total ends with its last row', () => {
    expect(list({ data: [{ id: 1 }, { id: 2 }] }, { offset: '20' }).total).toBe(22);
    expect(list({ data: [{ id: 1 }] }).total).toBe(1);
  });

  it('without data has no rows', () => {
    expect(list({ data: null })).toEqual({ data: [], total: 0 });
    expect(list({ total_count: 0 })).toEqual({ data: [], total: 0 });
  });
});
