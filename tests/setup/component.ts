import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache as useStyles, type EmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { unsyncedChoices } from '@lib/choices';
import { connection } from '@lib/connection';
import { setLoginName } from '@lib/login-name';
import { clearNotices } from '@lib/notify';
import { preloadRegistered } from '@lib/on-demand';
import { resetAddress, setWidth, windowOrigin } from '../helpers/window';

const wordsOf = (node: Node): string =>
  node.nodeType === Node.TEXT_NODE
    ? (node.textContent ?? '').trim()
    : Array.from(node.childNodes, wordsOf).filter(Boolean).join(' | ');

/**
 * Returns an error with what was looked for, the address and the text on the page; the full markup would be too long for a log.
 * It is created at every check of a wait, so it takes all text: finding out which parts are hidden would search all styles.
 */
const failureOf = (message: string | null): Error => {
  const [summary = ''] = (message ?? '').split('\n\n');
  const { pathname, search } = window.location;
  const words = (wordsOf(document.body) || 'nothing').slice(0, 2000);
  const error = new Error(`${summary}\n\nat ${pathname}${search}, where it says:\n${words}`);
  error.name = 'TestingLibraryElementError';
  return error;
};

// happy-dom returns the full markup; Popper calls this on every node, to tell nodes from windows.
Element.prototype.toString = function (this: Element) {
  return `[object ${this.constructor.name}]`;
};

// Long enough for full screens on a busy machine. Set here, because files that share an environment would set it for each other.
configure({ asyncUtilTimeout: 20_000, getElementError: failureOf });

/** The style cache for parts outside the portal's frame: one for all files of a worker. Only a rendered component can read it. */
let looseStyles: EmotionCache | null = null;
const Finder = () => {
  looseStyles = useStyles();
  return null;
};
render(createElement(Finder));
cleanup();

// As on an idle page: what its screens may open is loaded.
beforeEach(async () => {
  await preloadRegistered();
});

afterEach(() => {
  cleanup();
  // Every portal adds its own styles, and other parts add loose ones; the styles of previous tests would only slow down lookups.
  document.querySelectorAll('style[data-emotion^="ui"]').forEach((style) => style.remove());
  if (looseStyles) {
    looseStyles.sheet.flush();
    Object.assign(looseStyles, { inserted: {}, registered: {} });
  }
  // What a page remembers until it is reloaded.
  clearNotices();
  setLoginName('');
  unsyncedChoices.clear();
  // A connection that a test has lost would be checked again and again in later tests.
  connection.track()(true);
  // Before the file's mock API is closed: it must find its own replacement of `fetch` in place.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setWidth(1024);
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  // All files of a worker share one window: if it navigated away, such as by an uncaught download, every later file would fail.
  const { origin } = window.location;
  resetAddress();
  expect(origin, 'the window was led away').toBe(windowOrigin);
});
