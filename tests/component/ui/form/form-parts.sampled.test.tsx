import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import users from '@resources/users/resource';
import { createMockApi } from '@mocks/node';
import type { Language } from '@lib/i18n';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { renderResource } from '@tests/helpers/render-resource';
import { sampleOf } from '@tests/helpers/scale';
// Lazy in the portal. Imported here so that no test waits while they are transformed.
import '@pages/account/own/account-page';
import '@ui/form/unsaved-dialog';

const api = createMockApi();
const keys: (string | null)[] = [];
api.server.events.on('request:start', ({ request }) => {
  if (request.method === 'POST' && request.url.endsWith('/v1/users'))
    keys.push(request.headers.get('idempotency-key'));
});
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  keys.length = 0;
  api.server.resetHandlers();
});
afterAll(() => api.server.close());

const answer = (status: number, body: object) =>
  api.server.use(http.post('*/v1/users', () => HttpResponse.json(body, { status })));

/** Opens a form and fills it in, with the focus in the last field. */
const openFilled = async (language: Language = 'en') => {
  await renderResource(users, { api, rest: '/new', language });
  const form = within(await screen.findByRole('dialog'));
  const [first, last, email, role, submit] =
    language === 'en'
      ? ['First name', 'Last name', 'Email', 'Role', 'Add user']
      : ['Nombre', 'Apellidos', 'Correo electrónico', 'Rol', 'Agregar usuario'];
  await person.click(await form.findByRole('combobox', { name: role }));
  await person.click(await screen.findByRole('option', { name: /^Broker/ }));
  const fill = async (field: HTMLElement, text: string) => {
    await person.click(field);
    await person.paste(text);
  };
  await fill(form.getByLabelText(first), 'Second');
  await fill(form.getByLabelText(last), 'Admin');
  const field = form.getByLabelText(email);
  await fill(field, 'admin@portal.example');
  return {
    form,
    email: field,
    first: form.getByLabelText(first),
    send: () => person.click(form.getByRole('button', { name: submit })),
  };
};
/** Whether the browser would ask before closing the tab. */
const asksToClose = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

describe('a field that the server rejects', () => {
  it('shows why at once and keeps the focus if it had it', async () => {
    const { form, email, first, send } = await openFilled();
    expect(email).toHaveFocus();
    await send();
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is already in use'));
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(form.getByRole('status')).toHaveTextContent(
      '1 thing needs your attention: Email is already in use',
    );
    expect(email).toHaveValue('admin@portal.example');
    expect(first).toHaveValue('Second');
  });

  it('keeps the error when it is left unchanged, and the summary links to it', async () => {
    const { form, email, send } = await openFilled();
    await send();
    await waitFor(() => expect(email).toBeInvalid());
    await person.tab();
    await person.tab();
    expect(email).not.toHaveFocus();
    expect(email).toHaveAccessibleDescription('Email is already in use');
    const summary = within(form.getByRole('group', { name: '1 thing needs your attention' }));
    await person.click(summary.getByRole('link', { name: 'Email is already in use' }));
    expect(email).toHaveFocus();
    await person.type(email, '.mx');
    await person.tab();
    await waitFor(() => expect(email).toBeValid());
  });

  it('is sent again by the next press, with the same idempotency key while nothing is changed', async () => {
    const { email, send } = await openFilled();
    await send();
    await waitFor(() => expect(email).toBeInvalid());
    answer(500, { detail: 'internal error' });
    await send();
    await screen.findByText(/Something went wrong/);
    expect(email).toBeValid();
    await person.type(email, '.mx');
    await send();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('takes the focus when it is the first of several, in Spanish too', async () => {
    const { form, email, first, send } = await openFilled('es');
    answer(422, { detail: 'validation failed', errors: { username: 'email', first_name: 'max' } });
    await send();
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription('El campo Nombre admite como máximo 100 caracteres');
    expect(email).toBeInvalid();
    const summary = form.getByRole('group', { name: 'Hay 2 puntos que requieren su atención' });
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
  });
});

describe('a field that the server does not know', () => {
  it.each(
    sampleOf(
      [
        ['en', 'surprise', /^Nothing was saved, because this page is out of date/],
        ['es', 'last_name', /^No se guardó nada, porque esta página no está actualizada/],
      ] as const,
      2,
    ),
  )('is reported for the whole form, in %s: %s', async (language, name, text) => {
    const { form, first, send } = await openFilled(language);
    answer(422, { detail: 'invalid', errors: { [name]: 'unknown' } });
    await send();
    expect(await form.findByText(text)).toBeVisible();
    expect(first).toHaveValue('Second');
    expect(first).toBeValid();
  });

  it('is not reported while another field can be fixed', async () => {
    const { form, email, send } = await openFilled();
    answer(422, { detail: 'invalid', errors: { username: 'email', surprise: 'unknown' } });
    await send();
    await waitFor(() => expect(email).toBeInvalid());
    expect(form.queryByText(/does not know/)).not.toBeInTheDocument();
  });
});

describe('a form with invalid fields', () => {
  it('focuses the summary for several invalid fields, and the field itself for one', async () => {
    const { form, email, first, send } = await openFilled();
    await person.clear(email);
    await person.clear(first);
    await send();
    const summary = await form.findByRole('group', { name: '2 things need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await person.type(first, 'Second');
    await send();
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Email is required');
    expect(keys).toEqual([]);
  });
});

describe('unsaved changes', () => {
  it('require confirmation before leaving the form of a record in any way', async () => {
    const { form, first } = await openFilled();
    await person.click(form.getByRole('button', { name: 'Cancel' }));
    await person.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(first).toHaveValue('Second');
    expect(asksToClose()).toBe(true);
    await person.keyboard('{Escape}');
    await person.click(within(await question()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(window.location.pathname).toBe('/users'));
    await waitFor(() => expect(asksToClose()).toBe(false));
  });

  it('require no confirmation after they are saved', async () => {
    const { email, send } = await openFilled();
    await person.type(email, '.mx');
    await send();
    await screen.findByText(/User added/);
    await waitFor(() => expect(window.location.pathname).toBe('/users'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('require confirmation in a dialog without an address, and in a form on a page', async () => {
    const { router } = await renderApp({ api, path: '/account', user: 'regional' });
    await person.click(await screen.findByRole('button', { name: 'Change email' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('New email'), 'new@portal.example');
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    await person.click(within(await question()).getByRole('button', { name: 'Leave without saving' }));
    await person.type(await screen.findByRole('textbox', { name: 'Last name' }), 'son');
    // Two forms with unsaved changes, but one question.
    await person.click(await screen.findByRole('button', { name: 'Change email' }));
    const again = within(await screen.findByRole('dialog'));
    await person.type(again.getByLabelText('New email'), 'n');
    await person.click(again.getByRole('button', { name: 'Cancel' }));
    await person.click(within(await question()).getByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('button', { name: 'Change email' });
    void router.navigate('/clients');
    await person.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/account');
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toMatch(/son$/);
  });

  it('require no confirmation in a dialog with only a password', async () => {
    await renderApp({ api, path: '/account', user: 'regional' });
    await person.click(await screen.findByRole('button', { name: 'Use an authenticator app' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Current password'), 'x');
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
