import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
// Lazy in the portal. Imported here so that no test waits while they are transformed.
import '@ui/form/unsaved-dialog';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const path = '/clients/7/worksites/new';
const open = (user = 'staff', at = path) => renderApp({ api, path: at, user });
const field = (name: string) => screen.findByLabelText(name);
const type = async (name: string, text: string) => {
  await person.click(await field(name));
  await person.paste(text);
};
const storedDraft = () => sessionStorage.getItem('portal.draft');
const restoredNotice = /We restored what you typed before/;

/** Acts like a reload: the page unmounts without a question, and the tab's session storage stays. */
const reload = async (view: Awaited<ReturnType<typeof open>>, user = 'staff', at = path) => {
  const draft = storedDraft();
  view.unmount();
  if (draft !== null) sessionStorage.setItem('portal.draft', draft);
  return open(user, at);
};

describe('the draft of a form', () => {
  it('is restored after a reload, with a notice, and is still unsaved', async () => {
    const view = await open();
    await type('Worksite name', 'Pier 9');
    const again = await reload(view);
    expect(await screen.findByText(restoredNotice)).toBeInTheDocument();
    expect(await field('Worksite name')).toHaveValue('Pier 9');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: /Leave|Discard/ }));
    await waitFor(() => expect(again.address()).toBe('/clients/7/worksites'));
    await waitFor(() => expect(storedDraft()).toBeNull());
  });

  it('is removed as soon as nothing is changed any more', async () => {
    await open();
    await type('City', 'Oakland');
    expect(storedDraft()).toContain('Oakland');
    await person.clear(await field('City'));
    expect(storedDraft()).toBeNull();
  });

  it('is not stored for a form that was only opened, which can be left without a question', async () => {
    const { address } = await open('agency', '/evoove/administration/1002/edit');
    expect(await field('Commission %')).toHaveValue('14');
    expect(storedDraft()).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/evoove/administration'));
  });

  it('is not restored in another form', async () => {
    const view = await open();
    await type('City', 'Oakland');
    await reload(view, 'admin', '/clients/8/worksites/new');
    expect(await field('City')).toHaveValue('');
    expect(screen.queryByText(restoredNotice)).toBeNull();
  });

  it('is removed for another user', async () => {
    const view = await open();
    await type('City', 'Oakland');
    await reload(view, 'admin');
    expect(await field('City')).toHaveValue('');
    expect(storedDraft()).toBeNull();
  });

  it('is not stored for personal data', async () => {
    await open('admin', '/users/new');
    await type('First name', 'Nora');
    await type('Email', 'nora@client.example');
    expect(storedDraft()).toBeNull();
  });

  it('is removed at Sign Out', async () => {
    const { services } = await open();
    await type('City', 'Oakland');
    await services.session.logout();
    await waitFor(() => expect(storedDraft()).toBeNull());
  });

  it.each(['{', '5', '{"userId":5,"path":"/x"}', '[]'])(
    'is ignored when the stored value is invalid: %s',
    async (text) => {
      sessionStorage.setItem('portal.draft', text);
      await open();
      expect(await field('City')).toHaveValue('');
    },
  );
});
