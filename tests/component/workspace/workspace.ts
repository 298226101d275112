import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createMockApi } from '@mocks/node';
import { areas } from '@resources';
import type { Language } from '@lib/i18n';
import { renderApp } from '@tests/helpers/render-app';
// Lazy in the portal. Imported here so that no test waits while they are transformed.
import '@pages/dashboard/dashboard-page';
import '@ui/charts/bar-plot';
import '@ui/charts/line-plot';
import '@ui/detail/detail-view';

/** The client with the most workers (the only client of the staff account), and the client without any. */
export const bigClient = 7;
export const emptyClient = 11;

/** The client's areas that have a screen. */
export const clientAreas = areas.filter(
  (area) => area.scope === 'client' && (area.kind === 'page' || area.list !== undefined),
);

interface Words {
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
}

const modules = import.meta.glob<Words>('../../../locales/*/resources/*.ts', {
  eager: true,
  import: 'default',
});

export const wordsOf = (name: string, language: Language = 'en'): Words => {
  const words = modules[`../../../locales/${language}/resources/${name}.ts`];
  if (!words) throw new Error(`There are no words of ${name} in ${language}`);
  return words;
};

const callOf = ({ method, url }: Request): string => {
  const { pathname, searchParams } = new URL(url);
  searchParams.sort();
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join('&');
  return `${method} ${pathname.replace('/api/', '')}${query && `?${query}`}`;
};

interface Visit {
  readonly user?: string;
  readonly language?: Language;
}

/** Renders the portal with a mock API for this test file, and records every call: `GET eip/clients/7/claims?limit=10&…`. */
export const workspace = () => {
  const api = createMockApi();
  const calls: string[] = [];
  api.server.events.on('request:start', ({ request }) => void calls.push(callOf(request)));
  beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    calls.length = 0;
    api.server.resetHandlers();
  });
  afterAll(() => api.server.close());
  return {
    api,
    calls,
    /** Opens a path under the client. */
    open: (path: string, { user = 'staff', language = 'en' }: Visit = {}, client = bigClient) =>
      renderApp({ api, path: `/clients/${client}/${path}`, user, language }),
    /** Waits until no placeholder is left. */
    settled: () =>
      waitFor(() => {
        expect(document.querySelectorAll('h1')).toHaveLength(1);
        expect(document.querySelector('.MuiSkeleton-root, [aria-busy="true"]')).toBeNull();
      }),
  };
};
