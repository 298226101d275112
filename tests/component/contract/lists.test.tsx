import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '../../../mocks/node';
import { resources } from '../../../resources';
import type { ListSpec, Resource } from '../../../src/core/resource/resource';
import { renderResource } from '../../helpers/render-resource';
import { setWidth } from '../../helpers/width';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const listed = resources.filter(
  (one: Resource): one is Resource & { list: ListSpec } => one.list !== undefined,
);

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

    it('is a list of cards on a phone', async () => {
      setWidth(390);
      const { words, settled, cards } = await renderResource(resource, { api });
      await screen.findByText(words.title, { selector: 'h1' });
      await settled();
      expect(cards().length).toBeGreaterThan(0);
    });
  },
);
