import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockApi } from '@mocks/node';
import '@pages/palette/palette-dialog';
import '@pages/palette/shortcuts-dialog';
import { openPalette } from '@tests/helpers/open-palette';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { acrossElements } from '@tests/helpers/across-elements';

const api = createMockApi();
const requests: string[] = [];
api.server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (/\/(eip\/clients|v1\/find)$/.test(pathname)) requests.push(pathname.replace(/.*\//, '') + search);
});
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  requests.length = 0;
});
afterAll(() => api.server.close());

const open = async (user: string, path: string, language: 'en' | 'es' = 'en') => {
  const app = await renderApp({ api, path, user, language });
  await screen.findByRole('heading', { level: 1 });
  const dialog = await openPalette();
  const box = within(dialog).getByRole('combobox');
  return { ...app, dialog, box };
};
const options = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('option')
    .map((option) => option.textContent);

describe('the command palette', () => {
  it('offers the menu entries, the create actions and Sign Out', async () => {
    const { dialog, box } = await open('admin', '/clients/1/worksites');
    expect(box).toHaveFocus();
    const list = within(dialog).getByRole('listbox', { name: 'Results' });
    const pages = within(list).getByRole('group', { name: 'Pages' });
    expect(within(pages).getByRole('option', { name: 'Employees' })).toBeVisible();
    expect(within(pages).getByRole('option', { name: /All Clients/ })).toBeVisible();
    const actions = within(list).getByRole('group', { name: 'Actions' });
    const offered = within(actions)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(offered).toEqual(expect.arrayContaining(['Add user', 'Add worksite']));
    expect(offered.slice(-2)).toEqual(['Keyboard shortcuts?', 'Sign Out']);
    expect(requests).toEqual([]);
  });

  it('keeps the focus when a page loads behind it', async () => {
    const { router, box } = await open('admin', '/clients/1/worksites');
    await router.navigate('/clients/1/employees');
    await screen.findByText('Employees', { selector: 'h1' });
    await person.keyboard('work');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('work');
  });

  it('leaves out what the user may not open or add', async () => {
    const { dialog } = await open('limited', '/');
    const offered = options(dialog);
    expect(offered).toContain('Worksites');
    expect(offered).not.toContain('Employees');
    expect(offered).not.toContain('Users');
    expect(offered).not.toContain('Add user');
    expect(offered).toContain('Sign Out');
  });

  it('opens the best match with Enter', async () => {
    const { dialog, box, address } = await open('admin', '/clients/1/worksites');
    await person.type(box, 'EMPL');
    expect(options(dialog)[0]).toBe('Employees');
    expect(box).toHaveAttribute('aria-activedescendant', within(dialog).getAllByRole('option')[0]!.id);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/clients/1/employees'));
    const heading = await screen.findByText('Employees', { selector: 'h1' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('combobox', { name: /Find people/ })).toBeNull();
  });

  it('finds clients and keeps the area when one is opened', async () => {
    const { dialog, box, address } = await open('admin', '/clients/1/worksites?search=x');
    await person.type(box, 'quiet');
    const found = await within(dialog).findByRole('option', { name: 'Quiet Harbor Books' });
    expect(requests).toEqual(['find?text=quiet&client_id=1']);
    expect(found).toHaveAttribute('href', expect.stringMatching(/^\/clients\/\d+$/));
    await person.click(found);
    await waitFor(() => expect(address()).toMatch(/^\/clients\/(?!1\/)\d+\/worksites$/));
    expect(
      await screen.findByText(acrossElements("You're now logged in as Quiet Harbor Books")),
    ).toBeVisible();
  });

  describe('with records', () => {
    const first = async (table: string, clientId = 1) => {
      const row = await api.storage.table(table).first([{ field: 'client_id', op: 'eq', value: clientId }]);
      return row ?? {};
    };
    const worker = async () => {
      const { id, full_name: name } = await first('workers');
      return { id: Number(id), name: String(name), number: `#${String(id)}` };
    };
    const clientOf = async (id: number) => {
      const row = await api.storage
        .table('clients')
        .first([{ field: 'client_account_id', op: 'eq', value: id }]);
      return String(row?.['client_account_name']);
    };

    it('finds an employee despite a typo, and opens the page with Enter', async () => {
      const { id, name } = await worker();
      const { dialog, box, address } = await open('admin', '/clients/1/worksites');
      await person.type(box, name.replace(/(\w)(\w)(\w)$/, '$2$1$3'));
      const group = await within(dialog).findByRole('group', { name: /^Employees \(/ });
      const [first] = within(group).getAllByRole('option');
      expect(first).toHaveTextContent(new RegExp(`^${name}.*${id}`));
      expect(first).toHaveAttribute('href', `/clients/1/employees/${id}`);
      await person.keyboard('{Enter}');
      await waitFor(() => expect(address()).toBe(`/clients/1/employees/${id}`));
    });

    it('names the client of a record of another client, and opens it there', async () => {
      const { id, number } = await worker();
      const { dialog, box } = await open('admin', '/clients/2/worksites');
      await person.type(box, number);
      const found = await within(dialog).findByRole('option', { name: new RegExp(await clientOf(1)) });
      expect(found).toHaveAttribute('href', `/clients/1/employees/${id}`);
    });

    it('opens a new tab with Ctrl+Enter', async () => {
      const opened = vi.spyOn(window, 'open').mockReturnValue(null);
      const { id, name, number } = await worker();
      const { dialog, box, address } = await open('admin', '/clients/1/worksites');
      await person.type(box, number);
      await within(dialog).findByRole('option', { name: new RegExp(`^${name}`) });
      await person.keyboard('{Control>}{Enter}{/Control}');
      expect(opened).toHaveBeenCalledWith(
        expect.stringMatching(new RegExp(`/clients/1/employees/${id}$`)),
        '_blank',
        'noopener',
      );
      expect(address()).toBe('/clients/1/worksites');
      expect(box).toBeVisible();
      opened.mockRestore();
    });

    it('announces the number of results once, and searches only for the last text', async () => {
      const { dialog, box } = await open('admin', '/clients/1/worksites');
      const announcements: string[] = [];
      const status = within(dialog).getByRole('status');
      new MutationObserver(() => announcements.push(status.textContent)).observe(status, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      await person.click(box);
      await person.paste('harbor');
      await within(dialog).findByRole('option', { name: /Quiet Harbor/ });
      await waitFor(() => expect(status).toHaveTextContent(/^\d+ results$/));
      await waitFor(() => expect(announcements.at(-1)).toMatch(/results$/));
      expect(new Set(announcements).size).toBe(2);
      expect(requests).toEqual(['find?text=harbor&client_id=1']);
    });

    it('says how many records match, and opens the whole list', async () => {
      const { dialog, box, router } = await open('admin', '/clients/1/worksites');
      await person.click(box);
      await person.paste('portal.example');
      const group = await within(dialog).findByRole('group', { name: /^Users \(\d+\)$/ });
      const all = within(group).getByRole('option', { name: /^Show all \d+ in the list$/ });
      const count = /\d+/.exec(all.textContent)?.[0];
      await person.click(all);
      await waitFor(() => expect(router.state.location.search).toBe('?search=portal.example'));
      expect(await screen.findByText(`${count} users`)).toBeVisible();
    });

    it('does not replace a later response with an earlier one', async () => {
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      api.server.use(
        http.get('*/api/v1/find', async ({ request }) => {
          if (!request.url.includes('text=harb&')) return undefined;
          await gate;
          const hit = {
            id: 1,
            client_id: null,
            client_name: null,
            record: { client_account_id: 1, client_account_name: 'Too late' },
          };
          return HttpResponse.json({ data: [{ resource: 'clients', hits: [hit] }] });
        }),
      );
      const { dialog, box } = await open('admin', '/clients/1/worksites');
      await person.type(box, 'harb');
      await waitFor(() => expect(requests).toHaveLength(1));
      await person.type(box, 'or');
      await within(dialog).findByRole('option', { name: /Quiet Harbor/ });
      release();
      await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/results$/));
      expect(within(dialog).queryByText('Too late')).toBeNull();
      api.server.resetHandlers();
    });

    it('shows a failed search, keeps the other results, and tries again', async () => {
      api.server.use(http.get('*/api/v1/find', () => HttpResponse.json({ detail: 'x' }, { status: 403 })));
      const { dialog, box } = await open('admin', '/clients/1/worksites');
      await person.type(box, 'users');
      const alert = await within(dialog).findByRole('alert', {}, { timeout: 15_000 });
      expect(alert).toHaveTextContent('Records could not be searched.');
      expect(options(dialog)).toContain('Users');
      api.server.resetHandlers();
      await person.click(within(alert).getByRole('button'));
      await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
      await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent(/results?$/));
      expect(box).toHaveFocus();
    }, 20_000);
  });

  it('marks the option that Enter chooses, also after the results change', async () => {
    const { dialog, box } = await open('admin', '/clients/1/worksites');
    const focusedOptions = () =>
      within(dialog)
        .queryAllByRole('option')
        .filter(
          ({ id, classList }) =>
            classList.contains('Mui-focused') && box.getAttribute('aria-activedescendant') === id,
        )
        .map(({ textContent }) => textContent);
    await person.type(box, 'harbor');
    const first = await within(dialog).findByRole('option', { name: /^Harbor Lane/ });
    expect(focusedOptions()).toEqual([first.textContent]);
    await person.keyboard('{ArrowDown}');
    expect(focusedOptions()).toEqual(['Quiet Harbor Books']);
    await person.keyboard('{ArrowUp}{ArrowUp}');
    expect(focusedOptions()).toEqual(options(dialog).slice(-1));
    await person.clear(box);
    await person.type(box, 'books');
    await within(dialog).findByRole('option', { name: 'Quiet Harbor Books' });
    await waitFor(() => expect(focusedOptions()).toEqual(options(dialog).slice(0, 1)));
  });

  it('shows a message when nothing matches, and restores the focus when it closes', async () => {
    const { dialog, box } = await open('staff', '/');
    await person.type(box, 'xyzzy');
    expect(await within(dialog).findByText('Nothing found for “xyzzy”')).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.body).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('also opens with its button and restores the focus to it', async () => {
    await renderApp({ api, path: '/clients/1/worksites', user: 'admin', language: 'es' });
    const button = await screen.findByLabelText('Buscar');
    await person.click(button);
    expect(await screen.findByLabelText('Búsqueda y acciones')).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('does not open over a form with its shortcut', async () => {
    await renderApp({ api, path: '/clients/1/worksites/new', user: 'admin' });
    await screen.findByLabelText('Worksite name');
    await person.keyboard('{Control>}k{/Control}');
    expect(screen.queryByLabelText('Search and actions')).toBeNull();
  });
});

describe('the list of shortcuts', () => {
  const openPage = async (path: string, user = 'admin') => {
    await renderApp({ api, path, user });
    await screen.findByRole('heading', { level: 1 });
  };

  it('opens with the question mark, and lists the shortcuts of the page', async () => {
    await openPage('/clients/1/worksites');
    await screen.findByRole('grid');
    await person.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    // The fonts have no arrows, so they are icons with a title.
    for (const name of ['Up arrow', 'Down arrow'])
      expect(within(dialog).getAllByTitle(name)[0]?.closest('kbd')).toHaveTextContent(name);
    expect(within(dialog).getByText('Move between cells')).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves out list shortcuts on a page without a list, and opens from the palette too', async () => {
    // The page has its own combobox, so the query is limited to the dialog.
    const { box } = await open('admin', '/account');
    await person.type(box, 'shortc');
    await person.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).queryByText('Move between cells')).toBeNull();
  });

  it('does not open while typing in a field, or when it is switched off', async () => {
    await openPage('/clients/1/worksites');
    await person.type(await screen.findByRole('searchbox'), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await person.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await person.click(within(dialog).getByRole('checkbox', { name: 'Open this list with ?' }));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
