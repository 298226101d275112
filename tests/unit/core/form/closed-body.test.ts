import { describe, expect, test } from 'vitest';
import { guardedBy, isClosed } from '@core/form/closed-body';
import type { FormInput } from '@core/form/form';

describe('what an input writes', () => {
  const inputs: readonly (readonly [FormInput, string | undefined])[] = [
    [{ kind: 'money' }, 'money'],
    [{ kind: 'email' }, 'identity'],
    [{ kind: 'phone' }, 'identity'],
    [{ kind: 'text', personal: true }, 'identity'],
    [{ kind: 'percent', from: 0, to: 100, writes: 'money' }, 'money'],
    [{ kind: 'record', resource: 'roles', writes: 'rights' }, 'rights'],
    [{ kind: 'money', writes: 'rights' }, 'rights'],
    [{ kind: 'percent', from: 0, to: 100 }, undefined],
    [{ kind: 'number' }, undefined],
    [{ kind: 'text' }, undefined],
    [{ kind: 'record', resource: 'roles' }, undefined],
  ];
  test.each(inputs)('%j: %s', (input, expected) => {
    expect(guardedBy(input)).toBe(expected);
    expect(isClosed({ plain: { kind: 'text' }, input })).toBe(expected !== undefined);
  });

  test('nothing is written by a form without inputs', () => expect(isClosed({})).toBe(false));
});
