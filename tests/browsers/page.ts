import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '@scripts/build-state.mjs';
import { timeoutMs, type Remote } from './remote';

type Dom = typeof import('@testing-library/dom');
const finders = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Describes an element by its role and name, its label, or its text. A name in slashes is a pattern. */
export interface ElementQuery {
  readonly role?: string;
  readonly name?: string;
  readonly label?: string;
  readonly text?: string;
  readonly within?: ElementQuery;
}

/** In the page: returns the first visible match. For a click, it scrolls there and requires that it is not moving or covered. */
const find = (what: ElementQuery, isForClick: boolean): HTMLElement | null => {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = (
    window as unknown as { TestingLibraryDom: Dom }
  ).TestingLibraryDom;
  const matcher = (name: string) => (/^\/.+\/$/.test(name) ? new RegExp(name.slice(1, -1)) : name);
  const allOf = ({ role, name, label, text, within }: ElementQuery): HTMLElement[] => {
    const places = within ? allOf(within) : [document.body];
    return places.flatMap((place) => {
      if (role) return queryAllByRole(place, role, name === undefined ? {} : { name: matcher(name) });
      return label ? queryAllByLabelText(place, matcher(label)) : queryAllByText(place, matcher(text ?? ''));
    });
  };
  // An opening menu moves: a press that begins on one entry would end on another, and choose none.
  const isMoving = (element: HTMLElement) =>
    document
      .getAnimations()
      .some(
        (one) =>
          one instanceof CSSTransition &&
          one.effect instanceof KeyframeEffect &&
          one.effect.target?.contains(element),
      );
  const isFree = (element: HTMLElement) => {
    if (isMoving(element)) return false;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && element.contains(top) && !element.matches(':disabled');
  };
  const seen = allOf(what).find((element) => element.checkVisibility({ visibilityProperty: true }));
  return seen && (!isForClick || isFree(seen)) ? seen : null;
};

type InPage = Window & { TestingLibraryDom?: Dom; find: typeof find };
const tools = `${finders}\nwindow.find = ${find.toString()}`;
const hasTools = () => 'TestingLibraryDom' in window;
const textOf = (what: ElementQuery) => (window as unknown as InPage).find(what, false)?.textContent ?? null;
const elementOf = (what: ElementQuery) => (window as unknown as InPage).find(what, true);
/** Focuses a field without a click, which would open a native list. */
const focusOn = (what: ElementQuery) => {
  const found = (window as unknown as InPage).find(what, false);
  found?.focus();
  return found && document.activeElement === found ? true : null;
};
const chosenIn = (what: ElementQuery) => {
  const field = (window as unknown as InPage).find(what, false) as HTMLSelectElement | null;
  return field?.selectedOptions[0]?.text ?? null;
};

/** A page of a browser, used like a user would. Every action waits until it is possible. */
export const pageOf = (remote: Remote, origin: string) => {
  const pageErrors: string[] = [];
  /** Retries `attempt` until it returns something. It may throw while a navigation replaces the page. */
  const until = async <T>(description: string, attempt: () => Promise<T | null | false>): Promise<T> => {
    const end = Date.now() + timeoutMs;
    let last: unknown;
    while (Date.now() < end) {
      try {
        pageErrors.push(...(await remote.pageErrors()));
        if (!(await remote.evaluate(hasTools))) await remote.evaluate(tools);
        const found = await attempt();
        if (found !== null && found !== false) return found;
      } catch (error) {
        last = error;
      }
      await sleep(100);
    }
    throw new Error(`${remote.title}: ${description} did not come`, { cause: last });
  };
  const see = (what: ElementQuery) => until(JSON.stringify(what), () => remote.evaluate(textOf, what));
  const click = (what: ElementQuery) => until(JSON.stringify(what), () => remote.clickOn(elementOf, what));
  const address = async () => (await remote.evaluate(() => location.href)).slice(origin.length);
  return {
    see,
    click,
    address,
    until,
    type: remote.type,
    press: remote.press,
    // The client libraries wait for a page to load, which does not happen when going back within the portal.
    back: () => remote.evaluate(() => history.back()),
    forward: () => remote.evaluate(() => history.forward()),
    reload: remote.reload,
    resize: remote.resize,
    evaluate: remote.evaluate,
    open: (path: string) => remote.open(origin + path),
    gone: (what: ElementQuery) =>
      until(`the end of ${JSON.stringify(what)}`, async () => (await remote.evaluate(textOf, what)) === null),
    at: (pattern: RegExp) => until(String(pattern), async () => pattern.test(await address())),
    /** Replaces the value of a field by typing. */
    fill: async (what: ElementQuery, text: string) => {
      await click(what);
      await remote.selectAll();
      await (text === '' ? remote.press('Delete') : remote.type(text));
    },
    /** Chooses an option of a native select by typing it. */
    choose: async (what: ElementQuery, option: string) => {
      await until(JSON.stringify(what), () => remote.evaluate(focusOn, what));
      await remote.type(option);
      await until(option, async () => (await remote.evaluate(chosenIn, what)) === option);
    },
    /** Waits for the saved file, as text. It must be the only file in the download folder. */
    savedFile: (pattern: RegExp) =>
      until(`a file ${String(pattern)}`, async () => {
        const names = await readdir(remote.downloads);
        const [name] = names.filter((one) => pattern.test(one));
        const text = name && (await readFile(join(remote.downloads, name), 'utf8'));
        return name && text && names.length === 1 ? { name, text } : null;
      }),
    /** Saves a screenshot of the page of a failed test. */
    keepPicture: async (name: string) => {
      const folder = join(root, 'node_modules/.cache/portal/browsers-failed');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.png`), await remote.picture());
    },
    /** Returns and clears the browser's errors and warnings so far. */
    takePageErrors: async () => [...pageErrors.splice(0), ...(await remote.pageErrors())],
  };
};

export type Page = ReturnType<typeof pageOf>;
