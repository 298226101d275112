import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache as useStyles, type EmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { madeChoices } from '@lib/choices';
import { connection } from '@lib/connection';
import { keepLoginName } from '@lib/login-name';
import { clearNotices } from '@lib/notify';
import { fetchForRest } from '@lib/on-demand';
import { resetAddress, setWidth, windowOrigin } from '../helpers/window';

const wordsOf = (node: Node): string =>
  node.nodeType === Node.TEXT_NODE
    ? (node.textContent ?? '').trim()
    : Array.from(node.childNodes, wordsOf).filter(Boolean).join(' | ');

/**
 * What was looked for, and what stood there instead: where, and in which words. The whole page would be longer than a log keeps. Made at every
 * look of a wait, so it reads the text as it stands; which parts are hidden costs a search through all styles.
 */
const failureOf = (message: string | null): Error => {
  const [wanted = ''] = (message ?? '').split('\n\n');
  const { pathname, search } = window.location;
  const words = (wordsOf(document.body) || 'nothing').slice(0, 2000);
  const error = new Error(`${wanted}\n\nat ${pathname}${search}, where it says:\n${words}`);
  error.name = 'TestingLibraryElementError';
  return error;
};

// happy-dom answers the whole markup; Popper asks every node for it, to tell nodes from windows.
Element.prototype.toString = function (this: Element) {
  return `[object ${this.constructor.name}]`;
};

// Whole screens on a busy machine; here, because files that share an environment would set it for each other.
configure({ asyncUtilTimeout: 20_000, getElementError: failureOf });

/** The styles of what is drawn outside of the portal's own frame: one store for all files of a worker, which nothing names. */
let looseStyles: EmotionCache | null = null;
const Finder = () => {
  looseStyles = useStyles();
  return null;
};
render(createElement(Finder));
cleanup();

// As on a page that has come to rest: what its screens may open is there.
beforeEach(async () => {
  await fetchForRest();
});

afterEach(() => {
  cleanup();
  // Every portal writes its own styles, and every other part its loose ones; those of the tests before would only be searched through.
  document.querySelectorAll('style[data-emotion^="ui"]').forEach((style) => style.remove());
  if (looseStyles) {
    looseStyles.sheet.flush();
    Object.assign(looseStyles, { inserted: {}, registered: {} });
  }
  // What a page remembers until it is loaded anew.
  clearNotices();
  keepLoginName('');
  madeChoices.clear();
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
