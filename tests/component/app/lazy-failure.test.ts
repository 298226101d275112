import { afterEach, describe, expect, it, vi } from 'vitest';
import { isChunkLoadError, mayReloadFor, reloadFor } from '@lib/chunk-load-error';
import { createFakeStorage } from '@tests/helpers/fake-storage';

describe('a chunk that cannot be fetched', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/a.js',
    'error loading dynamically imported module: https://x/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])('is recognized by "%s"', (message) => expect(isChunkLoadError(new TypeError(message))).toBe(true));

  it('is not recognized in other errors', () => {
    expect(isChunkLoadError(new Error('x is undefined'))).toBe(false);
    expect(isChunkLoadError('dynamically imported module')).toBe(false);
  });

  it('allows one reload for each message', () => {
    const { storage } = createFakeStorage();
    const may = (message: string) => mayReloadFor(new Error(message), () => storage);
    expect([may('a'), may('a'), may('b'), may('b')]).toEqual([true, false, true, false]);
  });

  it('allows no reload when the storage does not work', () => {
    const fake = createFakeStorage();
    fake.breakDown();
    expect(mayReloadFor(new Error('a'), () => fake.storage)).toBe(false);
    const garbled = createFakeStorage({ 'portal.reloaded-for': '{' });
    expect(mayReloadFor(new Error('a'), () => garbled.storage)).toBe(false);
  });

  describe('reloads the page', () => {
    afterEach(() => {
      vi.useRealTimers();
      sessionStorage.clear();
    });
    /** Reloads for the message with a server that is unreachable at first. */
    const runReload = async (
      message: string,
      { unanswered, tries }: { unanswered: number; tries?: number },
    ) => {
      vi.useFakeTimers();
      const reload = vi.fn<() => void>();
      const head = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
      for (let time = 0; time < unanswered; time += 1) head.mockRejectedValueOnce(new TypeError('offline'));
      const reloaded = reloadFor(new Error(message), { reload, ...(tries && { tries }) });
      await vi.runAllTimersAsync();
      return { isReloaded: await reloaded, reloads: reload.mock.calls.length, asked: head.mock.calls.length };
    };

    it('when the server responds, but not again for the same message', async () => {
      expect(await runReload('c', { unanswered: 0 })).toEqual({ isReloaded: true, reloads: 1, asked: 1 });
      expect(await runReload('c', { unanswered: 0 })).toMatchObject({ isReloaded: false, reloads: 0 });
    });

    it('not while the server is unreachable', async () =>
      expect(await runReload('d', { unanswered: 1 })).toEqual({ isReloaded: false, reloads: 0, asked: 1 }));

    it('when the server responds to the last of six tries', async () =>
      expect(await runReload('e', { unanswered: 5, tries: 6 })).toEqual({
        isReloaded: true,
        reloads: 1,
        asked: 6,
      }));

    it('not when all six tries fail', async () =>
      expect(await runReload('f', { unanswered: 6, tries: 6 })).toMatchObject({
        isReloaded: false,
        asked: 6,
      }));
  });
});
