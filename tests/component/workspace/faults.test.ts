import { fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { screenCalls } from './spec-calls';
import { inTurn } from '@tests/helpers/scale';
import { workspace } from './workspace';

const { api, calls, open, settled } = workspace();

const faults = {
  'a server error': () => HttpResponse.json({ detail: 'internal error' }, { status: 500 }),
  'no answer': () => HttpResponse.error(),
  'half an answer': () =>
    new HttpResponse('{"data": [{"key":', { headers: { 'content-type': 'application/json' } }),
  'another answer': () => HttpResponse.json(null),
};

/** The parts that fail alone: the heading, tiles, cards, the list's own card, an open record. */
const parts = () => [...document.querySelectorAll('main h1, main .MuiPaper-root, [role="dialog"]')];
// By selector: to ask for roles on a whole screen, again and again, takes most of a test's time.
const alerts = () =>
  [...document.querySelectorAll('[role="alert"]')].filter(({ textContent }) => textContent !== '');
const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const retry = () => {
  const button = alerts()[0]?.querySelector('button');
  expect(button).toHaveTextContent(/^(Retry|Try again)$/);
  if (button) fireEvent.click(button);
};

const pathOf = (call: string) => call.replace(/^GET |\?.*/g, '');
const tries = (path: string) => calls.filter((call) => pathOf(call) === path).length;

/** Its name is left out when they cannot be had. */
const industries = 'eip/industry-business';

type FaultName = keyof typeof faults;
const faultNames = Object.keys(faults) as FaultName[];

/** Each with the calls that are its own: behind an open record the list has made those of its screen. */
const screenReads = Object.entries(screenCalls).flatMap(([screen, made]) =>
  (screen.endsWith('/1') ? made.slice(-1) : made)
    .map(pathOf)
    .filter((path) => path !== industries)
    .map((path) => ({ screen, path })),
);

/** What a screen shows when all of it has come: the same whichever of its calls failed before. */
const whole = new Map<string, readonly string[]>();

const cases = inTurn(screenReads, faultNames).map(
  ([{ screen, path }, fault]) => [screen, path, fault] as const,
);

it.each(cases)(
  '%s lives on without %s, answered with %s, and is whole again after one press',
  async (screen, path, fault) => {
    api.server.use(http.get(`*/api/${path}`, faults[fault]));
    await open(screen);
    await waitFor(() => expect(tries(path)).toBe(3));
    await waitFor(() => expect(alerts()).not.toEqual([]));
    await settled();
    const standing = textsOf(parts().filter((part) => !part.querySelector('[role="alert"]')));
    api.server.resetHandlers();
    retry();
    await waitFor(() => expect(alerts()).toEqual([]));
    await settled();
    expect(tries(path)).toBe(4);
    const texts = textsOf(parts());
    if (!whole.has(screen)) whole.set(screen, texts);
    expect(texts).toEqual(whole.get(screen));
    expect(standing.filter((text) => !texts.includes(text))).toEqual([]);
  },
);

describe('what every screen stands on', () => {
  const visit = async (path: string, fault: FaultName, screen = 'worksites') => {
    api.server.use(http.get(`*/api/${path}`, faults[fault]));
    await open(screen);
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  };

  it.each(inTurn(['v1/users/me', 'v1/saved-views'], faultNames))(
    'stands without %s, answered with %s',
    async (path, fault) => {
      await visit(path, fault);
      await settled();
      expect(document.querySelector('h1')).toHaveTextContent('Worksites');
      expect(alerts()).toEqual([]);
    },
  );

  it.each(inTurn([industries], faultNames))(
    'shows the dashboard without the name of an industry: %s, answered with %s',
    async (path, fault) => {
      await visit(path, fault, 'dashboard');
      await settled();
      await waitFor(() => expect(tries(path)).toBe(3));
      expect(document.querySelector('h1')).toHaveTextContent('Dashboard');
      expect(alerts()).toEqual([]);
    },
  );

  // Little is drawn: each with every fault.
  it.each(
    faultNames.flatMap((fault) =>
      ['v1/feature-flags/', 'eip/clients/7'].map((path) => [path, fault] as const),
    ),
  )('gives way to a page that says so without %s, answered with %s', async (path, fault) => {
    await visit(path, fault);
    expect(document.querySelector('h1')).toHaveTextContent('Oops! Something went wrong!');
    expect(textsOf([...document.querySelectorAll('button')])).toEqual(['Reload', 'Go to Login']);
  });
});
