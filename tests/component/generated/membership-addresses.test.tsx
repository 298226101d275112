import { act, cleanup, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { readMembershipAddress } from '@core/membership/link';
import { sized } from '@tests/helpers/arbitraries';
import { hostileQuery } from '@tests/helpers/arbitraries-address';
import { renderMembership } from '@tests/helpers/render-membership';

const keys = ['id', 'employee_id', 'company_id', 'lang', 'event', 'envelope_id', 'signing_complete', 'token'];
const values =
  '1001 7 9007199254740991 es en true false signing_complete decline cancel ttl_expired 662E41 //evil.example'.split(
    ' ',
  );

/** Every link is open, and every other call is not found. */
const answer = (input: RequestInfo | URL): Promise<Response> => {
  const address = input instanceof Request ? input.url : input;
  const { pathname } = new URL(address, window.location.origin);
  const isLookup = pathname.endsWith('/lookup');
  return Promise.resolve(isLookup ? Response.json({ state: 'open' }) : Response.json({}, { status: 404 }));
};

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
});

test('any address of the membership form shows a heading, or redirects to the login when it names no employee', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuery(keys, values), async (query) => {
      // In the form of `location.search`.
      const { search } = new URL(`https://portal.example/thepactform?${query.replace(/^\?+/, '')}`);
      const { link } = readMembershipAddress(search);
      const { fakeLocation } = await renderMembership({ search });
      await waitFor(() => {
        const headings = Array.from(document.querySelectorAll('h1'), (one) => one.textContent);
        const redirects = [...fakeLocation.assign.mock.calls, ...fakeLocation.replace.mock.calls].map(
          ([to]) => String(to),
        );
        if (link) expect([redirects, headings.length]).toEqual([[], 1]);
        else expect(redirects.map((to) => new URL(to, window.location.origin).pathname)).toEqual(['/login']);
      });
      expect(document.body.textContent).not.toMatch(/went wrong!|\bNaN\b|undefined|\[object/);
      await act(async () => {
        await Promise.resolve();
      });
      cleanup();
      sessionStorage.clear();
    }),
    { ...sized(30, 2_000), endOnFailure: true },
  );
});
