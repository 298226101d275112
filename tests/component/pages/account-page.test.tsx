import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { acrossElements } from '@tests/helpers/across-elements';
import { person } from '@tests/helpers/person';
import { accountFixture, codeOf } from './account-fixture';

const {
  show,
  open,
  card,
  dialog,
  answers,
  calls,
  reset,
  signIn,
  typeCode,
  send,
  isWrong,
  confirmPassword,
  setUp,
} = accountFixture();

describe('the account page', () => {
  it('is linked at the bottom of the menu, and keeps the menu of the current client', async () => {
    const { address } = await show('/clients', 'staff');
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
    expect(calls('PUT')).toEqual(['account']);
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
    reset();
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

describe('the second factor', () => {
  it('can be set to an app with a first code, shows ten recovery codes once, and can be switched off', async () => {
    await open();
    const { form, key } = await setUp();
    const picture = form.getByRole('img', { name: 'QR code for an authenticator app' });
    expect(picture.querySelector('path')!.getAttribute('d')!.length).toBeGreaterThan(1000);
    expect(form.getByRole('link', { name: /Open in an app/ }).getAttribute('href')).toContain(key);
    await person.click(form.getByRole('button', { name: 'Copy key' }));
    expect(await navigator.clipboard.readText()).toBe(key);
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
});

describe('the list of sign-ins', () => {
  it('offers administrators to sign out all users, with their password', async () => {
    await signIn('regional@portal.example');
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
    for (let others = 0; others < 3; others++) await signIn('regional@portal.example');
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
    reset();
    await person.click(retry);
    expect(await part.findByText('This browser')).toBeVisible();
  });
});
