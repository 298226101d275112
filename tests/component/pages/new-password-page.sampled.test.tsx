import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '@lib/i18n';
import { ApiFailure } from '@lib/http';
import { addPageWords } from '@lib/words/add-page-words';
import { startWords } from '@lib/words/start-words';
import type { LinkKind } from '@pages/account/link-result';
import { NewPasswordPage } from '@pages/account/new-password-page';
import { sampleOf } from '@tests/helpers/scale';
import { renderPage } from './render-page';

const validPassword = 'Fresh-water-7';
const password = () => screen.getByLabelText(/^(New password|Password|Contraseña( nueva)?)$/);
const confirmation = () => screen.getByLabelText(/^(Confirm password|Confirme la contraseña)$/);

const open = async (kind: LinkKind = 'reset', language: 'en' | 'es' = 'en') => {
  const save = vi.fn<(password: string) => Promise<void>>(() => Promise.resolve());
  await createI18n(startWords, language);
  await addPageWords('new-password');
  const page = await renderPage(<NewPasswordPage kind={kind} save={save} />, {
    language,
    visited: ['/reset-password?lang=en'],
  });
  const submit = (name: RegExp | string = 'Save password') =>
    page.user.click(screen.getByRole('button', { name }));
  const fill = async (first = validPassword, second = first) => {
    await page.user.click(password());
    await page.user.paste(first);
    await page.user.click(confirmation());
    await page.user.paste(second);
  };
  return { ...page, save, fill, submit };
};

const rulesMet = () =>
  within(screen.getByRole('list', { name: /Your password needs|Su contraseña necesita/ }))
    .getAllByRole('listitem')
    .map((item) => /\((done|cumplido)\)$/.test(item.textContent));

describe('a new password', () => {
  it.each(
    sampleOf(
      [
        ['activate', 'en', 'Activate your account', 'Activate', 'Password'],
        ['reset', 'en', 'Choose a new password', 'Save password', 'New password'],
        ['activate', 'es', 'Active su cuenta', 'Activar', 'Contraseña'],
        ['reset', 'es', 'Elija una contraseña nueva', 'Guardar contraseña', 'Contraseña nueva'],
      ] as const,
      3,
    ),
  )('to %s in %s has its own texts', async (kind, language, title, button, label) => {
    await open(kind, language);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toContain(title);
    expect(screen.getByRole('button', { name: button })).toBeVisible();
    expect(screen.getByLabelText(label)).toBe(password());
    const question = language === 'en' ? 'Already have an account?' : '¿Ya tiene una cuenta?';
    expect(screen.getByRole('link', { name: question })).toHaveAttribute('href', '/login?lang=en');
  });

  it('lets the browser suggest a new password in both fields, without a length limit', async () => {
    await open();
    for (const field of [password(), confirmation()]) {
      expect(field).toHaveAttribute('autocomplete', 'new-password');
      expect(field).toHaveAttribute('type', 'password');
      expect(field).not.toHaveAttribute('maxlength');
    }
  });

  it('shows each password with its own button', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(confirmation()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show confirmation' }));
    expect(confirmation()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide confirmation' }));
    expect(confirmation()).toHaveAttribute('type', 'password');
  });

  it('marks the rules while typing, and announces what is missing', async () => {
    const { user } = await open();
    const announced = () => screen.getByRole('status').textContent;
    expect(rulesMet()).toEqual([false, false, false, false]);
    expect(announced()).toBe('');
    await user.type(password(), 'fresh-wa');
    expect(rulesMet()).toEqual([true, false, true, false]);
    expect(announced()).toBe('Still missing: At least one uppercase letter; At least one number');
    await user.type(password(), 'T7');
    expect(rulesMet()).toEqual([true, true, true, true]);
    expect(announced()).toBe('The password meets every rule.');
    expect(password()).toHaveAccessibleDescription(/At least 8 characters \(done\)/);
  });

  it('rejects a password that breaks a rule without a call, and focuses the field', async () => {
    const { save, submit, fill } = await open();
    await submit();
    expect(await screen.findByText('Password is required.')).toBeVisible();
    expect(password()).toHaveFocus();
    expect(password()).toBeInvalid();
    await fill('fresh-water');
    await submit();
    expect(await screen.findByText('The password must meet every rule below.')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('requires the same password twice', async () => {
    const { user, save, submit, fill } = await open();
    await fill(validPassword, `${validPassword} `);
    await submit();
    expect(await screen.findByText('Passwords must match.')).toBeVisible();
    expect(confirmation()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await user.type(password(), ' ');
    expect(screen.queryByText('Passwords must match.')).toBeNull();
    await submit();
    expect(save).toHaveBeenCalledExactlyOnceWith(`${validPassword} `);
  });

  it.each([
    [`  ${validPassword}  `, true],
    [`Aa1!${'x'.repeat(124)}`, true],
    [`Aa1!${'😀'.repeat(124)}`, true],
    [`Aa1!${'x'.repeat(125)}`, false],
  ])('accepts %j as typed, up to 128 characters', async (typed, isAccepted) => {
    const { save, submit, fill } = await open();
    await fill(typed);
    await submit();
    if (isAccepted) expect(save).toHaveBeenCalledExactlyOnceWith(typed);
    else expect(await screen.findByText('A password can have at most 128 characters.')).toBeVisible();
  });

  it.each(
    sampleOf(
      [
        ['activate', 'en', 'Activate', 'Your account is active', 'Go to login'],
        ['reset', 'en', 'Save password', 'Your password was changed', 'Go to login'],
        ['activate', 'es', 'Activar', 'Su cuenta está activa', 'Ir a iniciar sesión'],
        ['reset', 'es', 'Guardar contraseña', 'Su contraseña cambió', 'Ir a iniciar sesión'],
      ] as const,
      3,
    ),
  )('%s in %s ends with a link to the login', async (kind, language, button, title, linkName) => {
    const { submit, fill } = await open(kind, language);
    await fill();
    await submit(button);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(screen.getByRole('link', { name: linkName })).toHaveAttribute('href', '/login?lang=en');
    expect(screen.queryByLabelText(/assword|ontraseña/)).toBeNull();
  });

  it('makes one call for a double press', async () => {
    const { user, save, fill } = await open();
    save.mockReturnValue(new Promise(() => undefined));
    await fill();
    await user.keyboard('{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Saving…' }));
    expect(save).toHaveBeenCalledOnce();
  });

  it.each(
    sampleOf(
      [
        [new ApiFailure({ status: 500 }), 'The server had a problem.'],
        [new ApiFailure({ status: 0 }), 'The server did not answer.'],
        [new ApiFailure({ status: 400, detail: 'malformed' }), 'The server had a problem.'],
        [new ApiFailure({ status: 422, errors: { token: 'odd' } }), 'The server had a problem.'],
        [new ApiFailure({ status: 429, retryAfter: 61 }), 'Too many attempts. Try again in 2 minutes.'],
        [new ApiFailure({ status: 429 }), 'Too many attempts. Try again later.'],
        [new Error('a bug'), 'The server had a problem.'],
      ],
      2,
    ),
  )('shows a failure, and tries again with the same password: %s', async (failure, detail) => {
    const { user, save, submit, fill } = await open();
    save.mockRejectedValueOnce(failure);
    await fill();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An error occurred, please try again.');
    expect(alert).toHaveTextContent(detail);
    expect(password()).toHaveValue(validPassword);
    expect(confirmation()).toHaveValue(validPassword);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(save.mock.calls).toEqual([[validPassword], [validPassword]]);
    expect(await screen.findByRole('heading', { name: 'Your password was changed' })).toHaveFocus();
  });

  it('moves the focus to the submit button while it tries again', async () => {
    const { user, save, submit, fill } = await open();
    save.mockRejectedValueOnce(new ApiFailure({ status: 500 }));
    save.mockReturnValueOnce(new Promise(() => undefined));
    await fill();
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Saving…' })).toHaveFocus();
  });

  it.each(
    sampleOf(
      [
        ['password-common', 'This is one of the most common passwords. Please choose another.'],
        ['password-name', 'This password is a name that is easy to guess. Please choose another.'],
        ['password-short', 'The password must meet every rule below.'],
        ['password-rules', 'The password must meet every rule below.'],
        ['password-long', 'A password can have at most 128 characters.'],
        ['required', 'Password is required.'],
        ['a new word', 'This password cannot be used. Please choose another.'],
      ],
      3,
    ),
  )('shows a server error (%s) at the field', async (word, text) => {
    const { save, submit, fill } = await open();
    save.mockRejectedValueOnce(new ApiFailure({ status: 422, errors: { password: word } }));
    await fill();
    await submit();
    expect(await screen.findByText(text)).toBeVisible();
    expect(password()).toHaveFocus();
    expect(password()).toHaveValue(validPassword);
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends the same password again on a second press', async () => {
    const { save, submit, fill } = await open();
    save.mockRejectedValueOnce(new ApiFailure({ status: 422, errors: { password: 'password-common' } }));
    await fill();
    await submit();
    await screen.findByText(/most common passwords/);
    await submit();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it.each(
    sampleOf(
      [
        ['token used', 'en', 'This link no longer works', ['Go to login', 'Get a new link']],
        ['token expired', 'en', 'This link no longer works', ['Get a new link', 'Go to login']],
        ['token used', 'es', 'Este enlace ya no funciona', ['Ir a iniciar sesión', 'Pedir un enlace nuevo']],
        [
          'token expired',
          'es',
          'Este enlace ya no funciona',
          ['Pedir un enlace nuevo', 'Ir a iniciar sesión'],
        ],
      ] as const,
      3,
    ),
  )('%s in %s offers the next steps', async (detail, language, title, linkNames) => {
    const { save, submit, fill } = await open('activate', language);
    save.mockRejectedValueOnce(new ApiFailure({ status: 400, detail }));
    await fill();
    await submit(/^Activ/);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(linkNames);
    const newLink = screen.getByRole('link', { name: /new link|enlace nuevo/ });
    expect(newLink).toHaveAttribute('href', '/forgot-password?lang=en');
  });

  it('keeps the values when the language changes, and translates the error', async () => {
    const { user, submit, fill } = await open();
    await fill(validPassword, 'other');
    await submit();
    await screen.findByText('Passwords must match.');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByText('Las contraseñas deben coincidir.')).toBeVisible();
    expect(password()).toHaveValue(validPassword);
    expect(screen.getByRole('status')).toHaveTextContent('La contraseña cumple todas las reglas.');
  });
});
