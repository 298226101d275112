import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLazyFailure, mayReloadFor, reloadFor } from '@app/lazy-failure';
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

  describe('is a reason to load the page anew', () => {
    afterEach(() => {
      vi.useRealTimers();
      sessionStorage.clear();
    });
    /** Asks a server that answers nothing at first. */
    const ask = async (message: string, { unanswered, tries }: { unanswered: number; tries?: number }) => {
      vi.useFakeTimers();
      const reload = vi.fn<() => void>();
      const head = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
      for (let time = 0; time < unanswered; time += 1) head.mockRejectedValueOnce(new TypeError('offline'));
      const asked = reloadFor(new Error(message), { reload, ...(tries && { tries }) });
      await vi.runAllTimersAsync();
      return { isReloaded: await asked, reloads: reload.mock.calls.length, asked: head.mock.calls.length };
    };

    it('once the server answers, and not again for the same one', async () => {
      expect(await ask('c', { unanswered: 0 })).toEqual({ isReloaded: true, reloads: 1, asked: 1 });
      expect(await ask('c', { unanswered: 0 })).toMatchObject({ isReloaded: false, reloads: 0 });
    });

    it('not while nothing answers', async () =>
      expect(await ask('d', { unanswered: 1 })).toEqual({ isReloaded: false, reloads: 0, asked: 1 }));

    it('after a connection that carries nothing at first', async () =>
      expect(await ask('e', { unanswered: 5, tries: 6 })).toEqual({
        isReloaded: true,
        reloads: 1,
        asked: 6,
      }));

    it('not for a connection that never does', async () =>
      expect(await ask('f', { unanswered: 6, tries: 6 })).toMatchObject({ isReloaded: false, asked: 6 }));
  });
});
