import { fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { screenCalls } from './spec-calls';
import { workspace } from './workspace';

// The two repetitions follow at once.
vi.mock('../../../src/app/retry', async (original) => ({
  ...(await original<typeof import('../../../src/app/retry')>()),
  retryDelay: () => 0,
}));

const { api, calls, open, settled } = workspace();

const faults = {
  'a server error': () => HttpResponse.json({ detail: 'internal error' }, { status: 500 }),
  'no answer': () => HttpResponse.error(),
  'half an answer': () =>
    new HttpResponse('{"data": [{"key":', { headers: { 'content-type': 'application/json' } }),
  'another answer': () => HttpResponse.json(null),
};

/** What stands for itself: tiles, cards, the list's own card, an open record. */
const parts = () => [...document.querySelectorAll('main .MuiPaper-root, [role="dialog"]')];
// By selector: to ask for roles on a whole screen, again and again, takes most of a test's time.
const alerts = () =>
  [...document.querySelectorAll('[role="alert"]')].filter(({ textContent }) => textContent !== '');
const tries = (path: string) => calls.filter((call) => call.replace(/^GET |\?.*/g, '') === path).length;
const whole = new Map<string, readonly string[]>();

/** Each with the calls that are its own: behind an open record the list has made those of its screen. */
const screens = Object.entries(screenCalls).map(
  ([path, made]) => [path, path.endsWith('/1') ? made.slice(-1) : made] as const,
);

describe.each(screens)('%s', (screenPath, made) => {
  it('stands whole', async () => {
    await open(screenPath);
    await settled();
    expect(alerts()).toEqual([]);
    whole.set(
      screenPath,
      parts().map(({ textContent }) => textContent),
    );
  });

  it.each(made.map((call) => call.replace(/^GET |\?.*/g, '')))('lives on without %s', async (path) => {
    const texts = whole.get(screenPath) ?? [];
    const failWith = (fault: () => Response) => api.server.use(http.get(`*/api/${path}`, fault));
    const retry = () => {
      const button = alerts()[0]?.querySelector('button');
      expect(button).toHaveTextContent(/^(Retry|Try again)$/);
      if (button) fireEvent.click(button);
    };
    let asked = 0;
    for (const [name, fault] of Object.entries(faults)) {
      failWith(fault);
      if (asked === 0) await open(screenPath);
      else retry();
      asked += 3;
      await waitFor(() => expect({ name, tries: tries(path) }).toEqual({ name, tries: asked }));
      await waitFor(() => expect(alerts().length).toBeGreaterThan(0));
      await settled();
      for (const part of parts())
        if (!part.querySelector('[role="alert"]')) expect(texts).toContain(part.textContent);
    }
    api.server.resetHandlers();
    retry();
    await waitFor(() => expect(alerts()).toEqual([]));
    await settled();
    expect(parts().map(({ textContent }) => textContent)).toEqual(texts);
    expect(tries(path)).toBe(asked + 1);
  });
});
