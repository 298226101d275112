import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import employees from '@resources/workers';
import roles from '@resources/role-settings';
import { person } from '@tests/helpers/person';
import { renderResource } from '@tests/helpers/render-resource';
import { expectWalk } from './expect-walk';

const api = createMockApi();
beforeAll(async () => {
  api.server.listen({ onUnhandledRequest: 'error' });
  await api.ready;
});
afterAll(() => api.server.close());

describe('a walk in the browser matches docs/walks.md', { timeout: 60_000 }, () => {
  it('turning a page: at most 15 files', async () => {
    const { settled } = await renderResource(employees, { api });
    await settled();
    const nextPage = async () => {
      const before = window.location.search;
      await person.click(await screen.findByRole('button', { name: 'Next page' }));
      await waitFor(() => expect(window.location.search).not.toBe(before));
      await settled();
    };
    await nextPage();
    await expectWalk('Turning a page', 15, /workers$/, nextPage);
  });

  it('saving a form: at most 12 files', async () => {
    const { settled } = await renderResource(roles, { api, user: 'admin' });
    await settled();
    const save = async () => {
      // A role that the user does not have: changing their own would end the session.
      const row = screen.getByRole('row', { name: /^Broker/ });
      await person.click(within(row).getByRole('button', { name: /^Edit/ }));
      const dialog = await screen.findByRole('dialog');
      await person.click(await within(dialog).findByRole('checkbox'));
      await person.click(within(dialog).getByRole('button', { name: /^Save/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await settled();
    };
    await save();
    await expectWalk('Saving a form', 12, /^PUT /, save);
  });
});
