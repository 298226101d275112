import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockApi } from '@mocks/node';
import { demoPassword } from '@server/seed/data/accounts';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
// Lazy in the portal. Imported here so that no test waits while it is transformed.
import '@pages/account/own/account-page';
import { acrossElements } from '@tests/helpers/across-elements';

let api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  api.server.close();
  api = createMockApi();
  api.server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => api.server.close());

const open = async (user = 'regional', language: 'en' | 'es' = 'en') => {
  const app = await renderApp({ api, path: '/account', user, language });
  await screen.findByText(language === 'en' ? 'Your account' : 'Su cuenta', { selector: 'h1' });
  return app;
};
const card = (name: string) => screen.findByRole('region', { name });
const dialog = () => screen.findByRole('dialog');
const answers = (
  method: 'get' | 'put' | 'post' | 'delete',
  path: string,
  status: number,
  body: object = {},
) =>
  api.server.use(
    http[method](`*/api/v1/${path}`, () =>
      HttpResponse.json(body, { status, headers: status === 429 ? { 'Retry-After': '120' } : {} }),
    ),
  );
/** Types a code of the second factor in the dialog. */
const typeCode = async (code: string) => person.type(within(await dialog()).getByLabelText('Code'), code);
/** The button is outside its form, so Enter submits the form only in a browser. */
const send = async () => person.click((await dialog()).querySelector('button[type=submit]')!);
/** Expects the error to be the field's description, and the focus to have moved to the field. */
const isWrong = async (field: HTMLElement, why: string | RegExp) => {
  await waitFor(() => expect(field).toHaveAccessibleDescription(why));
  await waitFor(() => expect(field).toHaveFocus());
};
const confirmPassword = async (password = demoPassword) => {
  const field = within(await dialog()).getByLabelText('Current password');
  await person.clear(field);
  await person.type(field, password);
  await send();
};

describe('the account page', () => {
  it('is linked at the bottom of the menu, and keeps the menu of the current client', async () => {
    const { address } = await renderApp({ api, path: '/clients', user: 'staff' });
    await screen.findByRole('heading', { level: 1 });
    await person.click(await screen.findByRole('link', { name: 'Your account' }));
    await screen.findByText('Your account', { selector: 'h1' });
    expect(address()).toBe('/account');
    expect(document.title).toBe('Your account · Client Portal');
    // No field takes the focus from the heading: on a phone it would open the keyboard.
    // The spinner of a slow page is shown for half a second, over the page.
    const heading = await screen.findByRole('heading', { level: 1 });
    await card('Name');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByTitle('Harbor Lane Markets')).toBeVisible();
  });

  it('is open to users without a client, and to employees', async () => {
    for (const user of ['admin', 'agency', 'joiner']) {
      const { unmount } = await open(user);
      expect(within(await card('Email')).getByText(`${user}@portal.example`)).toBeVisible();
      unmount();
    }
  });

  it('changes the name, in the top bar too', async () => {
    await open();
    const name = within(await card('Name'));
    await person.clear(name.getByLabelText('Last name'));
    await person.click(name.getByRole('button', { name: /Save name/ }));
    await isWrong(name.getByLabelText('Last name'), 'Last name is required');
    expect(name.getByLabelText('Last name')).toHaveFocus();
    await person.type(name.getByLabelText('Last name'), 'Quill');
    await person.click(name.getByRole('button', { name: /Save name/ }));
    expect(await screen.findByText('Your name was saved.')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Quill, account menu/ })).toBeVisible();
  });

  it('shows server errors at the field or above the form, and keeps the typed values', async () => {
    await open();
    const name = within(await card('Name'));
    answers('put', 'account', 422, { detail: 'invalid', errors: { first_name: 'max' } });
    await person.click(name.getByRole('button', { name: /Save name/ }));
    await isWrong(name.getByLabelText('First name'), 'First name can have at most 100 characters');
    answers('put', 'account', 429);
    await person.type(name.getByLabelText('First name'), 'x');
    await person.click(name.getByRole('button', { name: /Save name/ }));
    expect(await name.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 2 minutes.');
    expect(name.getByLabelText<HTMLInputElement>('First name').value).toMatch(/x$/);
  });

  it('offers to try again when the account cannot be loaded', async () => {
    answers('get', 'account', 500);
    await open();
    expect(await screen.findByText('Your account could not be loaded.')).toBeVisible();
    api.server.resetHandlers();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await card('Name');
    expect(screen.queryByText('Your account could not be loaded.')).toBeNull();
  });

  it('is translated to Spanish', async () => {
    await open('regional', 'es');
    await person.click(within(await card('Contraseña')).getByRole('button', { name: 'Cambiar contraseña' }));
    await person.type(within(await dialog()).getByLabelText('Contraseña actual'), 'x');
    await person.type(within(await dialog()).getByLabelText('Nueva contraseña'), 'y');
    await send();
    expect(await screen.findByText('La contraseña debe cumplir todas las reglas de abajo.')).toBeVisible();
    expect(document.title).toBe('Su cuenta · Client Portal');
  });
});

describe('the address', () => {
  it('changes only after it is confirmed, and the change can be cancelled', async () => {
    await open();
    const part = within(await card('Email'));
    await person.click(part.getByRole('button', { name: 'Change email' }));
    const form = within(await dialog());
    await person.type(form.getByLabelText('New email'), 'person');
    await confirmPassword('wrong');
    await isWrong(form.getByLabelText('New email'), 'New email is invalid');
    await person.type(form.getByLabelText('New email'), '@new.example');
    await confirmPassword('wrong');
    await isWrong(form.getByLabelText('Current password'), 'This is not your current password.');
    expect(form.getByLabelText('Current password')).toHaveFocus();
    await confirmPassword();
    expect(
      await screen.findByText(acrossElements('A link is on its way to person@new.example.')),
    ).toBeVisible();
    expect(
      await part.findByText(acrossElements(/Waiting for person@new.example to be confirmed/)),
    ).toBeVisible();
    expect(part.getByText('regional@portal.example')).toBeVisible();
    await person.click(part.getByRole('button', { name: /Cancel this change/ }));
    expect(await screen.findByText('Your email stays as it is.')).toBeVisible();
    await waitFor(() => expect(part.queryByText(/Waiting for/)).toBeNull());
  });
});

describe('the password', () => {
  it('marks its rules while typing, and changes with the current password', async () => {
    await open();
    const token = localStorage.getItem('portal.token');
    await person.click(within(await card('Password')).getByRole('button', { name: 'Change password' }));
    const form = within(await dialog());
    expect(form.getByLabelText('Current password')).toHaveFocus();
    const fresh = form.getByLabelText('New password');
    await person.type(fresh, 'Fresh-wat');
    expect(form.getByText(acrossElements(/At least one number.*\(missing\)/))).toBeVisible();
    await person.type(fresh, 'er-7');
    expect(form.getByText(acrossElements(/At least one number.*\(done\)/))).toBeVisible();
    await confirmPassword('not it');
    await isWrong(form.getByLabelText('Current password'), 'This is not your current password.');
    await person.clear(fresh);
    await person.type(fresh, 'Password1!');
    await confirmPassword();
    await isWrong(fresh, /one of the most common passwords/);
    await person.clear(fresh);
    await person.type(fresh, 'Fresh-water-7');
    await send();
    expect(await screen.findByText(/You stay signed in here/)).toBeVisible();
    expect([null, token]).not.toContain(localStorage.getItem('portal.token'));
  });

  it('shows how long to wait after too many tries', async () => {
    await open();
    await person.click(within(await card('Password')).getByRole('button', { name: 'Change password' }));
    answers('put', 'account/password', 429);
    await person.type(within(await dialog()).getByLabelText('New password'), 'Fresh-water-7');
    await confirmPassword();
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('Try again in 2 minutes.');
  });
});

const codeOf = (base32: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp });
/** Each code works once. The next one is accepted early. */
const nextCodeOf = (base32: string) => codeOf(base32, Date.now() + 30_000);

describe('the second factor', () => {
  const setUp = async () => {
    await person.click(
      within(await card('Two-step sign-in')).getByRole('button', { name: 'Use an authenticator app' }),
    );
    await confirmPassword();
    const form = within(await dialog());
    await form.findByLabelText('Code');
    const key = (await dialog()).querySelector('code')!.textContent.replaceAll(' ', '');
    return { form, key };
  };

  it('can be set to an app with a first code, shows ten recovery codes once, and can be switched off', async () => {
    await open();
    const { form, key } = await setUp();
    const picture = form.getByRole('img', { name: 'QR code for an authenticator app' });
    expect(picture.querySelector('path')!.getAttribute('d')!.length).toBeGreaterThan(1000);
    expect(form.getByRole('link', { name: /Open in an app/ }).getAttribute('href')).toContain(key);
    await person.type(form.getByLabelText('Code'), '12{Enter}');
    await isWrong(form.getByLabelText('Code'), /The code has 6 digits/);
    await person.clear(form.getByLabelText('Code'));
    await person.type(form.getByLabelText('Code'), '000 000{Enter}');
    await isWrong(form.getByLabelText('Code'), /This code is incorrect/);
    await person.clear(form.getByLabelText('Code'));
    await person.type(form.getByLabelText('Code'), `${codeOf(key)}{Enter}`);
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole(
      'listitem',
    );
    expect(codes).toHaveLength(10);

    await person.click(screen.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(codes.map((code) => code.textContent).join('\n'));
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await person.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
    // The test's window would navigate to that address instead of saving the file, and stay there for later tests.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await person.click(screen.getByRole('button', { name: 'Download' }));
    const file = saved.mock.calls[0]![0] as Blob;
    expect(await file.text()).toContain(codes[9]!.textContent);
    await person.click(screen.getByRole('button', { name: 'I have saved them' }));

    const part = within(await card('Two-step sign-in'));
    expect(await part.findByText('10 recovery codes left')).toBeVisible();
    expect(part.getByText('Authenticator app')).toBeVisible();
    await person.click(part.getByRole('button', { name: 'Switch off' }));
    await typeCode('12');
    await confirmPassword();
    await isWrong(
      within(await dialog()).getByLabelText('Code'),
      /Enter the 6 digits, or one of your recovery/,
    );
    await person.clear(within(await dialog()).getByLabelText('Code'));
    await typeCode(codes[0]!.textContent);
    await send();
    expect(await screen.findByText('Two-step sign-in is off.')).toBeVisible();
    expect(await part.findByText('Off')).toBeVisible();
  });

  it('starts again when the first code is too late', async () => {
    await open();
    const { form } = await setUp();
    answers('post', 'account/factor/confirm', 410, { detail: 'token expired' });
    await person.type(form.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText(/That took too long/)).toBeVisible();
    expect(within(await dialog()).getByLabelText('Current password')).toHaveFocus();
  });

  it('renews the recovery codes', async () => {
    await open();
    const { form, key } = await setUp();
    await person.type(form.getByLabelText('Code'), `${codeOf(key)}{Enter}`);
    await person.click(await screen.findByRole('button', { name: 'I have saved them' }));
    const part = within(await card('Two-step sign-in'));
    await person.click(await part.findByRole('button', { name: 'New recovery codes' }));
    await typeCode(nextCodeOf(key));
    await confirmPassword();
    expect(
      within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem'),
    ).toHaveLength(10);
  });

  it('cannot be switched off when the role requires it, even if the page offers it', async () => {
    const account = { username: 'r@portal.example', first_name: 'R', last_name: 'R', recovery_codes_left: 1 };
    answers('get', 'account', 200, { ...account, factor: 'none', factor_required: true });
    const first = await open();
    const part = within(await card('Two-step sign-in'));
    expect(part.getByText(/Your role requires it\. Unless you choose/)).toBeVisible();
    expect(part.getByText('Codes by email')).toBeVisible();
    first.unmount();

    answers('get', 'account', 200, { ...account, factor: 'app', factor_required: true });
    const second = await open();
    expect(within(await card('Two-step sign-in')).queryByRole('button', { name: 'Switch off' })).toBeNull();
    expect(screen.getByText(/1 recovery code left\. Get new codes/)).toBeVisible();
    second.unmount();

    answers('get', 'account', 200, { ...account, factor: 'app', factor_required: false });
    answers('delete', 'account/factor', 409, { detail: 'factor required' });
    await open();
    await person.click(within(await card('Two-step sign-in')).getByRole('button', { name: 'Switch off' }));
    await typeCode('123456');
    await confirmPassword();
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('It stays on.');
  });
});

describe('a factor of mailed codes', () => {
  it('mails a code before it is switched off', async () => {
    await open();
    await person.click(
      within(await card('Two-step sign-in')).getByRole('button', { name: 'Use codes by email' }),
    );
    await confirmPassword();
    const mailedCode = async () => /\d{6}/.exec((await api.outbox.latest(1))[0]?.text ?? '')?.[0] ?? '';
    await within(await dialog()).findByLabelText('Code');
    await typeCode(`${await mailedCode()}{Enter}`);
    await person.click(await screen.findByRole('button', { name: 'I have saved them' }));
    const part = within(await card('Two-step sign-in'));
    await person.click(await part.findByRole('button', { name: 'Switch off' }));
    const form = within(await dialog());
    await person.click(form.getByRole('button', { name: /Email me a code/ }));
    expect(
      await form.findByText(acrossElements('A code is on its way to regional@portal.example.')),
    ).toBeVisible();
    await typeCode(await mailedCode());
    await confirmPassword();
    expect(await screen.findByText('Two-step sign-in is off.')).toBeVisible();
  });
});

describe('the list of sign-ins', () => {
  it('offers administrators to sign out all users, with their password', async () => {
    await api.signIn('regional@portal.example');
    await open('admin');
    const part = within(await card('Where you are signed in'));
    await person.click(await part.findByRole('button', { name: 'Sign out all users' }));
    await confirmPassword('wrong');
    await isWrong(
      within(await dialog()).getByLabelText('Current password'),
      'This is not your current password.',
    );
    await confirmPassword();
    expect(await screen.findByText('1 sign-in was ended.')).toBeVisible();
  });

  it('can end one sign-in or all others, but not the current one', async () => {
    for (let others = 0; others < 3; others++) await api.signIn('regional@portal.example');
    await open();
    const part = within(await card('Where you are signed in'));
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(4));
    const [present, ...others] = part.getAllByRole('listitem');
    expect(within(present!).getByText('This browser')).toBeVisible();
    expect(within(present!).queryByRole('button')).toBeNull();
    await person.click(within(others[0]!).getByRole('button', { name: /^Sign out/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: /Sign out/ }));
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(3));
    await person.click(part.getByRole('button', { name: 'Sign out everywhere else' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /everywhere else/ }),
    );
    expect(await screen.findByText('2 other sign-ins were ended.')).toBeVisible();
    expect(part.getAllByRole('listitem')).toHaveLength(1);
    expect(part.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('can be retried when it fails, while the rest of the page is shown', async () => {
    answers('get', 'account/sessions', 500);
    await open();
    const part = within(await card('Where you are signed in'));
    const retry = await part.findByRole('button', { name: /Retry/ });
    expect(screen.getByRole('region', { name: 'Name' })).toBeVisible();
    api.server.resetHandlers();
    await person.click(retry);
    expect(await part.findByText('This browser')).toBeVisible();
  });
});
