import { describe, expect, it } from 'vitest';
import { isLazyFailure, mayReloadFor } from '@app/lazy-failure';
import { createFakeStorage } from '@tests/helpers/fake-storage';

describe('a part that cannot be fetched', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/a.js',
    'error loading dynamically imported module: https://x/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])('is known by "%s"', (message) => expect(isLazyFailure(new TypeError(message))).toBe(true));

  it('is nothing else', () => {
    expect(isLazyFailure(new Error('x is undefined'))).toBe(false);
    expect(isLazyFailure('dynamically imported module')).toBe(false);
  });

  it('makes one reload for each message', () => {
    const { storage } = createFakeStorage();
    const may = (message: string) => mayReloadFor(new Error(message), () => storage);
    expect([may('a'), may('a'), may('b'), may('b')]).toEqual([true, false, true, false]);
  });

  it('makes none where nothing can be remembered', () => {
    const fake = createFakeStorage();
    fake.breakDown();
    expect(mayReloadFor(new Error('a'), () => fake.storage)).toBe(false);
    const garbled = createFakeStorage({ 'portal.reloaded-for': '{' });
    expect(mayReloadFor(new Error('a'), () => garbled.storage)).toBe(false);
  });
});
