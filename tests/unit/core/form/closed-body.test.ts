import { describe, expect, test } from 'vitest';
import { protectedDataOf, isClosed, isClosedStep } from '@core/form/closed-body';
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
    expect(protectedDataOf(input)).toBe(expected);
    expect(isClosed({ plain: { kind: 'text' }, input })).toBe(expected !== undefined);
  });

  test('a form without inputs is not closed', () => expect(isClosed({})).toBe(false));
});

test('a record action is closed by its `writes`, by its inputs, or by the form of its resource', () => {
  const open = { inputs: { plain: { kind: 'text' } } } as const;
  const closed = { inputs: { price: { kind: 'money' } } } as const;
  expect(isClosedStep({}, undefined)).toBe(false);
  expect(isClosedStep(open, open)).toBe(false);
  expect(isClosedStep({ ...open, writes: 'rights' }, open)).toBe(true);
  expect(isClosedStep(closed, undefined)).toBe(true);
  expect(isClosedStep({}, closed)).toBe(true);
});
