import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import '@pages/palette/palette-dialog';
import { renderApp } from '@tests/helpers/render-app';

const api = createMockApi();
const asked: string[] = [];
api.server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith('/eip/clients')) asked.push(search);
});
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  asked.length = 0;
});
afterAll(() => api.server.close());

const open = async (user: string, path: string, language: 'en' | 'es' = 'en') => {
  const app = await renderApp({ api, path, user, language });
  await screen.findByRole('heading', { level: 1 });
  const person = userEvent.setup({ delay: null });
  await person.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog');
  const box = within(dialog).getByRole('combobox');
  return { ...app, person, dialog, box };
};
const options = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('option')
    .map((option) => option.textContent);

describe('the command palette', () => {
  it('offers what the menu offers, what may be added, and the way out', async () => {
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
    expect(offered.at(-1)).toBe('Sign Out');
    expect(asked).toEqual([]);
  });

  it('leaves out what the person may not open or add', async () => {
    const { dialog } = await open('limited', '/');
    const offered = options(dialog);
    expect(offered).toContain('Worksites');
    expect(offered).not.toContain('Employees');
    expect(offered).not.toContain('Users');
    expect(offered).not.toContain('Add user');
    expect(offered).toContain('Sign Out');
  });

  it('goes where Enter says, by letters and arrows', async () => {
    const { person, dialog, box, address } = await open('admin', '/clients/1/worksites');
    await person.type(box, 'EMPL');
    expect(options(dialog)[0]).toBe('Employees');
    expect(box).toHaveAttribute('aria-activedescendant', within(dialog).getAllByRole('option')[0]!.id);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/clients/1/employees'));
    const heading = await screen.findByText('Employees', { selector: 'h1' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('combobox', { name: /Search pages/ })).toBeNull();
  });

  it('finds clients as the client list does and keeps the area', async () => {
    const { person, dialog, box, address } = await open('admin', '/clients/1/worksites?search=x');
    await person.type(box, 'quiet');
    const found = await within(dialog).findByRole('option', { name: 'Quiet Harbor Books' });
    expect(asked).toEqual(['?offset=0&limit=10&sort=client_account_name&order=asc&search=quiet']);
    await person.click(found);
    await waitFor(() => expect(address()).toMatch(/^\/clients\/(?!1\/)\d+\/worksites$/));
    expect(await screen.findByText("You're now logged in as Quiet Harbor Books")).toBeVisible();
  });

  it('marks what Enter would choose, also after other clients came in their place', async () => {
    const { person, dialog, box } = await open('admin', '/clients/1/worksites');
    const marked = () =>
      within(dialog)
        .queryAllByRole('option')
        .filter(
          ({ id, classList }) =>
            classList.contains('Mui-focused') && box.getAttribute('aria-activedescendant') === id,
        )
        .map(({ textContent }) => textContent);
    await person.type(box, 'harbor');
    const first = await within(dialog).findByRole('option', { name: /^Harbor Lane/ });
    expect(marked()).toEqual([first.textContent]);
    await person.keyboard('{ArrowDown}');
    expect(marked()).toEqual(['Quiet Harbor Books']);
    await person.keyboard('{ArrowDown}');
    expect(marked()).toEqual([first.textContent]);
    await person.clear(box);
    await person.type(box, 'books');
    await within(dialog).findByRole('option', { name: 'Quiet Harbor Books' });
    await waitFor(() => expect(marked()).toEqual(options(dialog).slice(0, 1)));
  });

  it('says when nothing fits, and gives the focus back', async () => {
    const { person, dialog, box } = await open('staff', '/');
    await person.type(box, 'xyzzy');
    expect(await within(dialog).findByText('Nothing found for “xyzzy”')).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box).not.toHaveFocus();
  });

  it('opens by its button too and gives the focus back to it', async () => {
    await renderApp({ api, path: '/clients/1/worksites', user: 'admin', language: 'es' });
    const person = userEvent.setup({ delay: null });
    const button = await screen.findByLabelText('Buscar');
    await person.click(button);
    expect(await screen.findByLabelText('Ir a o hacer')).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('does not come over a form by its key', async () => {
    await renderApp({ api, path: '/clients/1/worksites/new', user: 'admin' });
    await screen.findByLabelText('Worksite name');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByLabelText('Go to or do')).toBeNull();
  });
});
