import { describe, expect, it } from 'vitest';
import { get, has, isEqual, unionWith } from '@lib/light-lodash';

const record = { name: 'Ana', address: { city: 'Lima', floor: undefined }, rows: [{ id: 7 }] };

describe('get', () => {
  it('follows a path of names and positions', () => {
    expect(get(record, 'name')).toBe('Ana');
    expect(get(record, 'address.city')).toBe('Lima');
    expect(get(record, 'rows.0.id')).toBe(7);
    expect(get(record, 'rows[0].id')).toBe(7);
  });

  it('finds nothing beyond what is no object', () => {
    expect(get(record, 'name.first')).toBeUndefined();
    expect(get(record, 'age.years')).toBeUndefined();
    expect(get(undefined, 'name')).toBeUndefined();
    expect(get(null, 'name')).toBeUndefined();
  });
});

describe('has', () => {
  it('tells present properties from missing ones, for any value', () => {
    expect(has(record, 'name')).toBe(true);
    expect(has(record, 'address.floor')).toBe(true);
    expect(has(record, 'rows.0.id')).toBe(true);
    expect(has(record, 'address.street')).toBe(false);
    expect(has(record, 'name.first')).toBe(false);
    expect(has(record, 'toString')).toBe(false);
  });
});

describe('isEqual', () => {
  it('compares data by what is in it', () => {
    expect(isEqual(record, structuredClone(record))).toBe(true);
    expect(isEqual([], [])).toBe(true);
    expect(isEqual(1, 1)).toBe(true);
    expect(isEqual({ id: 1 }, { id: 2 })).toBe(false);
    expect(isEqual({ id: 1 }, { id: 1, name: undefined })).toBe(false);
    expect(isEqual([1], [1, undefined])).toBe(false);
    expect(isEqual(undefined, null)).toBe(false);
  });
});

describe('unionWith', () => {
  it('keeps the first of those that are the same', () => {
    const [first, same, second] = [{ id: 1 }, { id: 1 }, { id: 2 }];
    expect(unionWith([first, second], [same], isEqual)).toEqual([first, second]);
    expect(unionWith([first], [same], isEqual)[0]).toBe(first);
    expect(unionWith([], [second], isEqual)).toEqual([second]);
  });
});
