import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '@scripts/build-state.mjs';
import { patience, type Remote } from './remote';

type Dom = typeof import('@testing-library/dom');
const finders = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Something on the page by what a person calls it: its role and name, its label, or its text. A name in slashes is a pattern. */
export interface What {
  readonly role?: string;
  readonly name?: string;
  readonly label?: string;
  readonly text?: string;
  readonly within?: What;
}

/** In the page: the first such element that is seen; one to be clicked is in the middle of the window, at rest and with nothing over it. */
const find = (what: What, isForClick: boolean): HTMLElement | null => {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = (
    window as unknown as { TestingLibraryDom: Dom }
  ).TestingLibraryDom;
  const matcher = (name: string) => (/^\/.+\/$/.test(name) ? new RegExp(name.slice(1, -1)) : name);
  const allOf = ({ role, name, label, text, within }: What): HTMLElement[] => {
    const places = within ? allOf(within) : [document.body];
    return places.flatMap((place) => {
      if (role) return queryAllByRole(place, role, name === undefined ? {} : { name: matcher(name) });
      return label ? queryAllByLabelText(place, matcher(label)) : queryAllByText(place, matcher(text ?? ''));
    });
  };
  // A menu that opens lies elsewhere a frame later: a press that begins on one entry would end on another, and choose none.
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
const textOf = (what: What) => (window as unknown as InPage).find(what, false)?.textContent ?? null;
const elementOf = (what: What) => (window as unknown as InPage).find(what, true);
/** Goes to a field without the mouse, whose click would open a list of the system. */
const focusOn = (what: What) => {
  const found = (window as unknown as InPage).find(what, false);
  found?.focus();
  return found && document.activeElement === found ? true : null;
};
const chosenIn = (what: What) => {
  const field = (window as unknown as InPage).find(what, false) as HTMLSelectElement | null;
  return field?.selectedOptions[0]?.text ?? null;
};

/** A page of a browser, as a person works with it. Every act waits until it can be done. */
export const pageOf = (remote: Remote, origin: string) => {
  const complaints: string[] = [];
  /** Asks again until the answer is something; a page that is just replaced answers with an error. */
  const until = async <T>(told: string, ask: () => Promise<T | null | false>): Promise<T> => {
    const end = Date.now() + patience;
    let last: unknown;
    while (Date.now() < end) {
      try {
        complaints.push(...(await remote.complaints()));
        if (!(await remote.evaluate(hasTools))) await remote.evaluate(tools);
        const found = await ask();
        if (found !== null && found !== false) return found;
      } catch (error) {
        last = error;
      }
      await sleep(100);
    }
    throw new Error(`${remote.title}: ${told} did not come`, { cause: last });
  };
  const see = (what: What) => until(JSON.stringify(what), () => remote.evaluate(textOf, what));
  const click = (what: What) => until(JSON.stringify(what), () => remote.clickOn(elementOf, what));
  const address = async () => (await remote.evaluate(() => location.href)).slice(origin.length);
  return {
    see,
    click,
    address,
    until,
    type: remote.type,
    press: remote.press,
    // The client libraries wait for a page to load, and the way back within the portal loads none.
    back: () => remote.evaluate(() => history.back()),
    forward: () => remote.evaluate(() => history.forward()),
    reload: remote.reload,
    resize: remote.resize,
    evaluate: remote.evaluate,
    open: (path: string) => remote.open(origin + path),
    gone: (what: What) =>
      until(`the end of ${JSON.stringify(what)}`, async () => (await remote.evaluate(textOf, what)) === null),
    at: (pattern: RegExp) => until(String(pattern), async () => pattern.test(await address())),
    /** Types in place of what a field holds. */
    fill: async (what: What, text: string) => {
      await click(what);
      await remote.selectAll();
      await (text === '' ? remote.press('Delete') : remote.type(text));
    },
    /** Chooses in a list of the system by its first letters. */
    choose: async (what: What, option: string) => {
      await until(JSON.stringify(what), () => remote.evaluate(focusOn, what));
      await remote.type(option);
      await until(option, async () => (await remote.evaluate(chosenIn, what)) === option);
    },
    /** The only file that was saved since it was last asked, as text. */
    savedFile: (pattern: RegExp) =>
      until(`a file ${String(pattern)}`, async () => {
        const names = await readdir(remote.downloads);
        const [name] = names.filter((one) => pattern.test(one));
        const text = name && (await readFile(join(remote.downloads, name), 'utf8'));
        return name && text && names.length === 1 ? { name, text } : null;
      }),
    /** Keeps a picture of the page of a test that failed. */
    keepPicture: async (name: string) => {
      const folder = join(root, 'node_modules/.cache/portal/browsers-failed');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.png`), await remote.picture());
    },
    /** What the browser complained of since it was last asked. */
    takeComplaints: async () => [...complaints.splice(0), ...(await remote.complaints())],
  };
};

export type Page = ReturnType<typeof pageOf>;
