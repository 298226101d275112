import { fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { screenCalls } from './spec-calls';
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

/** Each with the calls that are its own: behind an open record the list has made those of its screen. */
const screens = Object.entries(screenCalls).map(
  ([path, made]) =>
    [
      path,
      (path.endsWith('/1') ? made.slice(-1) : made).map(pathOf).filter((call) => call !== industries),
    ] as const,
);

describe.each(screens)('%s', (screenPath, paths) => {
  let whole: readonly string[] | undefined;

  it.each(paths)('lives on without %s, and is whole again after one press', async (path) => {
    const standing: string[] = [];
    let asked = 0;
    for (const [name, fault] of Object.entries(faults)) {
      api.server.use(http.get(`*/api/${path}`, fault));
      if (asked === 0) await open(screenPath);
      else retry();
      asked += 3;
      await waitFor(() => expect({ name, tries: tries(path) }).toEqual({ name, tries: asked }));
      await waitFor(() => expect(alerts()).not.toEqual([]));
      await settled();
      standing.push(...textsOf(parts().filter((part) => !part.querySelector('[role="alert"]'))));
    }
    api.server.resetHandlers();
    retry();
    await waitFor(() => expect(alerts()).toEqual([]));
    await settled();
    expect(tries(path)).toBe(asked + 1);
    const texts = textsOf(parts());
    whole ??= texts;
    expect(texts).toEqual(whole);
    expect(standing.filter((text) => !texts.includes(text))).toEqual([]);
  });
});

describe.each(Object.entries(faults))('what every screen stands on, answered with %s', (_name, fault) => {
  const visit = async (path: string, screen = 'worksites') => {
    api.server.use(http.get(`*/api/${path}`, fault));
    await open(screen);
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  };

  it.each(['v1/users/me', 'v1/saved-views'])('stands without %s', async (path) => {
    await visit(path);
    await settled();
    expect(document.querySelector('h1')).toHaveTextContent('Worksites');
    expect(alerts()).toEqual([]);
  });

  it('shows the dashboard without the name of an industry', async () => {
    await visit(industries, 'dashboard');
    await settled();
    await waitFor(() => expect(tries(industries)).toBe(3));
    expect(document.querySelector('h1')).toHaveTextContent('Dashboard');
    expect(alerts()).toEqual([]);
  });

  it.each(['v1/feature-flags/', 'eip/clients/7'])(
    'gives way to a page that says so without %s',
    async (path) => {
      await visit(path);
      expect(document.querySelector('h1')).toHaveTextContent('Oops! Something went wrong!');
      expect(textsOf([...document.querySelectorAll('button')])).toEqual(['Reload', 'Go to Login']);
    },
  );
});
