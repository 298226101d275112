import { describe, expect, it } from 'vitest';
import { choiceKey, choiceNameOf, isChoiceName } from '@core/session/choice-names';

describe('a choice', () => {
  it.each([
    ['language', true],
    ['columns.my-team', true],
    ['columns.', false],
    ['columns.-x', false],
    [`columns.${'x'.repeat(61)}`, true],
    [`columns.${'x'.repeat(62)}`, false],
    ['columns.My', false],
    ['x-language', false],
    ['languages', false],
  ])('may be named %s: %s', (name, isOne) => expect(isChoiceName(name)).toBe(isOne));

  it.each([
    ['menu', 'menu'],
    ['columns.workers', 'columns.7.workers'],
  ])('%s is stored under %s, which is read as the same', (name, key) => {
    expect(choiceKey(name, 7)).toBe(key);
    expect(choiceNameOf(key, 7)).toBe(name);
  });

  it.each([
    'columns.8.workers',
    'columns.workers',
    'columns.7.',
    'columns.7.7.workers',
    'theme',
    'x.columns.7.workers',
  ])('of this user is not stored under %s', (key) => expect(choiceNameOf(key, 7)).toBeUndefined());
});
