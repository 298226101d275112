import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { connection } from '@lib/connection';
import { clearNotices } from '@lib/notify';
import { fetchForRest } from '@lib/on-demand';
import { resetAddress, setWidth, windowOrigin } from '../helpers/window';

// Whole screens on a busy machine; here, because files that share an environment would set it for each other.
configure({ asyncUtilTimeout: 20_000 });

// As on a page that has come to rest: what its screens may open is there.
beforeEach(async () => {
  await fetchForRest();
});

afterEach(() => {
  cleanup();
  // Every portal writes its own styles; those of the ones before would only be searched through.
  document.querySelectorAll('style[data-emotion^="ui"]').forEach((style) => style.remove());
  clearNotices();
  // One that a test has lost would be looked for in every test after it.
  connection.track()(true);
  // Before the file's mock API is closed: what it has put in place of `fetch` must be what it finds there.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setWidth(1024);
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  // All files of a worker share one window: one that was led away, by a download that nothing caught, would fail every file after this.
  const { origin } = window.location;
  resetAddress();
  expect(origin, 'the window was led away').toBe(windowOrigin);
});
