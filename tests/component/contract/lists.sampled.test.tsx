import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { resources } from '@resources';
import type { ListSpec, Resource } from '@core/resource/resource';
import { pathOf } from '@core/list/list-calls';
import { demoAccounts } from '@server/seed/data/accounts';
import { demoRoles } from '@server/seed/data/roles';
import { recordEvents } from '@server/trail/record-event';
import { renderResource } from '@tests/helpers/render-resource';
import { isFull, sampleOf } from '@tests/helpers/scale';
import { setWidth } from '@tests/helpers/window';
import { portalAreas } from '@tests/unit/core/portal-areas';

const api = createMockApi();
beforeAll(async () => {
  api.server.listen({ onUnhandledRequest: 'error' });
  await api.ready;
  // The audit trail has no seed data: its rows are written by actions.
  const actor = { userId: 1, network: '192.0.2.1', requestId: 'request' };
  await recordEvents(api.deps, api.storage, actor, [
    { action: 'update', resource: 'locations', recordId: 1, clientId: 7 },
  ]);
});
afterAll(() => api.server.close());

const listed = resources.filter(
  (one: Resource): one is Resource & { list: ListSpec } => one.list !== undefined,
);

describe.each(sampleOf(listed, 8).map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_, resource) => {
    it('shows its declared columns and filters under its title, and cards on a phone', async () => {
      setWidth(1600);
      const { words, settled, column, filter, rows, cards } = await renderResource(resource, { api });
      await screen.findByText(words.title, { selector: 'h1' });
      await settled();
      await waitFor(() => expect(rows().length).toBeGreaterThan(0));
      expect(document.title).toBe(`${words.title} · Client Portal`);
      // The grid renders only the columns that fit its width.
      expect(column(resource.list.columns[0]!)).toBeInTheDocument();
      for (const [name, { kind, display }] of Object.entries(resource.list.filters))
        // Chip filters are shown only when they are set. Typed and lookup filters are labelled fields.
        if (display === 'chip') continue;
        else if (kind === 'one-of' || kind === 'period') expect(filter(name)).toBeInTheDocument();
        else await screen.findByLabelText(words.filters?.[name]?.['label'] ?? name);
      act(() => setWidth(390));
      await waitFor(() => expect(rows()).toEqual([]));
      await settled();
      expect(cards().length).toBeGreaterThan(0);
    });
  },
);

/** Two users with few rights: every list is closed to at least one of them. */
const restrictedUsers = [
  { user: 'limited', client: 'Harbor Lane Markets' },
  { user: 'agency', client: 'Dockside Seafood Co.' },
] as const;
const roleOf = (user: string) =>
  demoRoles.find(
    ({ name }) => name === demoAccounts.find(({ username }) => username.startsWith(`${user}@`))?.role,
  );
const userWithoutAccess = ({ access }: Resource) =>
  restrictedUsers.find(({ user }) =>
    access.permissions.some((one) => !roleOf(user)?.permissions.includes(one)),
  );

/** Access to areas in the specification's tables and to their records is tested in `workspace/routes` and `app/agency-access`. */
const isElsewhere = ({ scope, path }: Resource): boolean =>
  scope !== 'global' && portalAreas.some((area) => area.scope === scope && path.startsWith(area.path));
const guarded = listed.filter((one) => one.access.permissions.length > 0 && (isFull || !isElsewhere(one)));

describe('a user without the permission for a list', () => {
  it.each(sampleOf(guarded, 3).map((resource) => [resource.name, resource] as const))(
    'is refused %s, without a call for it',
    async (_, resource) => {
      const { user, client } = userWithoutAccess(resource)!;
      await api.ready;
      const [row] = await api.storage
        .table('clients')
        .find([{ field: 'client_account_name', op: 'eq', value: client }]);
      const clientId = Number(row?.['client_account_id']);
      const requestedPaths: string[] = [];
      const note = ({ request }: { readonly request: Request }) =>
        void requestedPaths.push(new URL(request.url).pathname);
      api.server.events.on('request:start', note);
      await renderResource(resource, { api, user, clientId });
      await screen.findByText('Access Denied', { selector: 'h1' });
      api.server.events.removeListener('request:start', note);
      expect(requestedPaths.filter((path) => path.endsWith(pathOf(resource, clientId)))).toEqual([]);
    },
  );
});
