import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '../../../mocks/node';
import { resources } from '../../../resources';
import type { ListSpec, Resource } from '../../../src/core/resource/resource';
import { renderResource } from '../../helpers/render-resource';
import { violations } from '../../helpers/violations';
import { setWidth } from '../../helpers/width';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.server.resetHandlers());
afterAll(() => api.server.close());

const roots = { v1: 'v1', eip: 'eip', form: 'pact-form' } as const;
const listed = resources.filter((one): one is typeof one & { list: ListSpec } => one.list !== undefined);
const callOf = ({ api: { backend, path } }: Resource) =>
  `*/api/${roots[backend]}/${path.replace(':clientId', '7')}`;

/** The list's own call answers so from now on; `null` leaves it without an answer. */
const answer = (resource: Resource, make: (() => Response) | null) =>
  api.server.use(http.get(callOf(resource), () => (make ? make() : new Promise<Response>(() => undefined))));

describe.each(listed.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_, resource) => {
    it('shows what is declared', async () => {
      setWidth(1600);
      const { words, settled, column, filter, rows } = await renderResource(resource, { api });
      await screen.findByText(words.title, { selector: 'h1' });
      await settled();
      await waitFor(() => expect(rows().length).toBeGreaterThan(0));
      // The grid draws the columns that its width has room for.
      expect(column(resource.list.columns[0]!)).toBeInTheDocument();
      for (const name of Object.keys(resource.list.filters)) expect(filter(name)).toBeInTheDocument();
    });

    it('is open to everybody while it waits, where nothing is, and where it failed', async () => {
      answer(resource, null);
      const waiting = await renderResource(resource, { api });
      await screen.findByText(waiting.words.title, { selector: 'h1' });
      expect(await violations(document.querySelector('main')!)).toEqual([]);
      waiting.unmount();
      answer(resource, () => HttpResponse.json({ data: [], total_count: 0 }));
      const empty = await renderResource(resource, { api });
      await screen.findByRole('heading', { name: empty.words.empty.title });
      expect(await violations(document.querySelector('main')!)).toEqual([]);
      empty.unmount();
      answer(resource, () => HttpResponse.json({ detail: 'broken' }, { status: 500 }));
      const failed = await renderResource(resource, { api });
      await waitFor(() =>
        expect(screen.getAllByRole('alert').some(({ textContent }) => textContent !== '')).toBe(true),
      );
      await failed.settled();
      expect(await violations(document.querySelector('main')!)).toEqual([]);
    });

    it('is a list of cards on a phone, open to everybody', async () => {
      setWidth(390);
      const { words, settled, cards } = await renderResource(resource, { api });
      await screen.findByText(words.title, { selector: 'h1' });
      await settled();
      expect(cards().length).toBeGreaterThan(0);
      expect(await violations(document.querySelector('main')!)).toEqual([]);
    });
  },
);
