import { expect, test } from 'vitest';
import type { KeyboardEvent } from 'react';
import { isEnter } from '@ui/form/is-enter';

test.each([
  ['Enter', false, true],
  ['Enter', true, false],
  ['a', false, false],
])('%s while composing a character (%s) is Enter: %s', (key, isComposing, expected) => {
  expect(isEnter({ key, nativeEvent: { isComposing } } as KeyboardEvent)).toBe(expected);
});
