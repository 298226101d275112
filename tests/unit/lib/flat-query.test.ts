import { describe, expect, it } from 'vitest';
import query from '@lib/flat-query';

describe('a query', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?page=2&search=an%20a', { page: '2', search: 'an a' }],
    ['?a=1&a=2', { a: '2' }],
    ['?filters[0][field]=x', { 'filters[0][field]': 'x' }],
    ['?%E0%A4%A=1&%', { '\ufffd%A': '1', '%': '' }],
  ])('of %j is read flat, and never refused', (text, values) => {
    expect({ ...query.parse(text) }).toEqual(values);
  });

  it('reaches no prototype', () => {
    const found = query.parse('?__proto__=x&constructor=y');
    expect(Object.getPrototypeOf(found)).toBeNull();
    expect(Object.keys(found)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('is written from what is text, number or yes and no', () => {
    const values = { text: 'a b', number: 2, yes: true, none: null, nothing: undefined, list: [1] };
    expect(query.stringify(values)).toBe('?text=a+b&number=2&yes=true');
    expect(query.stringify({ none: null })).toBe('');
  });
});
