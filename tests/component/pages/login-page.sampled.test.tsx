import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@lib/http';
import type { LoginNote } from '@lib/login-note';
import { codeExpiredState, LoginPage } from '@pages/account/login-page';
import { sampleOf } from '@tests/helpers/scale';
import { fakeSession } from './fake-session';
import { renderPage } from './render-page';

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /Login/ });

const open = async (options: Parameters<typeof renderPage>[1] = {}, note: LoginNote | null = null) => {
  const session = fakeSession();
  const props = { onSignedIn: vi.fn(), onTwoFactor: vi.fn(), onTyping: vi.fn(), note };
  const page = await renderPage(<LoginPage {...props} />, { session, visited: ['/login'], ...options });
  const login = async () => {
    await page.user.type(email(), 'maya@harborlane.example');
    await page.user.type(password(), 'Portal-demo-1!');
    await page.user.click(button());
  };
  return { ...page, ...props, session, login };
};

describe('login', () => {
  it('has the title of the specification and one main region', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^new universal login$/);
    expect(screen.getByRole('main')).toBeVisible();
    expect(document.title).toBe('New universal login · Client Portal');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it.each(
    sampleOf(
      [
        ['signed-out', /^You were signed out/],
        ['link-incomplete', /^That link is incomplete/],
      ] as const,
      2,
    ),
  )('shows why the user was sent here: %s', async (note, text) => {
    const { session, login } = await open({}, note);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    session.login.mockRejectedValueOnce(new ApiFailure({ status: 401 }));
    await login();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid Credentials');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('says that the portal is starting, and goes on by itself', async () => {
    const { session, login, onSignedIn } = await open();
    const starting = new ApiFailure({ status: 503, detail: 'starting', retryAfter: 1 });
    session.login.mockRejectedValueOnce(starting).mockRejectedValueOnce(starting);
    await login();
    expect(await screen.findByText('The portal is starting.')).toBeVisible();
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 5000 });
    expect(session.login).toHaveBeenCalledTimes(3);
  });

  it('requires both fields and makes no call', async () => {
    const { user, session } = await open();
    await user.click(button());
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Email is required');
    expect(email()).toBeInvalid();
    expect(session.login).not.toHaveBeenCalled();
  });

  it('shows what is invalid', async () => {
    const { user } = await open();
    await user.type(email(), 'maya@harborlane');
    await user.type(password(), 'short');
    await user.click(button());
    expect(await screen.findByText('Email is invalid')).toBeVisible();
    expect(screen.getByText('Password is invalid')).toBeVisible();
  });

  it('validates the email when the focus leaves it, not while typing', async () => {
    const { user } = await open();
    await user.type(email(), 'maya');
    expect(screen.queryByText('Email is invalid')).toBeNull();
    await user.click(password());
    expect(await screen.findByText('Email is invalid')).toBeVisible();
  });

  it('clears an error as soon as it is fixed, after the first try', async () => {
    const { user } = await open();
    await user.type(email(), 'maya@harborlane{Enter}');
    expect(email()).toBeInvalid();
    await user.type(email(), '.example');
    expect(email()).toBeValid();
    expect(password()).toBeInvalid();
    await user.type(password(), 'Portal-d');
    expect(password()).toBeValid();
  });

  it('accepts values that the browser filled in without events', async () => {
    const { session } = await open();
    Object.assign(email(), { value: ' maya@harborlane.example ' });
    Object.assign(password(), { value: ' Portal-demo-1! ' });
    fireEvent.click(button());
    expect(session.login).toHaveBeenCalledExactlyOnceWith('maya@harborlane.example', ' Portal-demo-1! ');
  });

  it('signs in', async () => {
    const { login, session, onSignedIn, onTwoFactor } = await open();
    await login();
    expect(session.login).toHaveBeenCalledExactlyOnceWith('maya@harborlane.example', 'Portal-demo-1!');
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(onTwoFactor).not.toHaveBeenCalled();
  });

  it('continues to the code when one is required', async () => {
    const { login, session, onSignedIn, onTwoFactor } = await open();
    session.login.mockResolvedValue('two-factor');
    await login();
    expect(onTwoFactor).toHaveBeenCalledOnce();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('makes one call for a double Enter and keeps the button while busy', async () => {
    const { user, session } = await open();
    session.login.mockReturnValue(new Promise(() => undefined));
    await user.type(email(), 'maya@harborlane.example');
    await user.type(password(), 'Portal-demo-1!{Enter}{Enter}');
    expect(session.login).toHaveBeenCalledOnce();
    const busy = screen.getByRole('button', { name: 'Logging in…' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    expect(session.login).toHaveBeenCalledOnce();
  });

  it('shows wrong credentials above the fields, clears the password and focuses it', async () => {
    const { login, session, onSignedIn } = await open();
    session.login.mockRejectedValue(new ApiFailure({ status: 401, detail: 'invalid credentials' }));
    await login();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid Credentials, please try again\.$/);
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(email()).toHaveValue('maya@harborlane.example');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each(
    sampleOf(
      [
        [new ApiFailure({ status: 429, retryAfter: 61 }), 'Too many attempts. Try again in 2 minutes.', ''],
        [new ApiFailure({ status: 429, retryAfter: 60 }), 'Too many attempts. Try again in 1 minute.', ''],
        [new ApiFailure({ status: 429 }), 'Too many attempts. Try again later.', ''],
        [new ApiFailure({ status: 503 }), 'The server had a problem.', 'Portal-demo-1!'],
        [new ApiFailure({ status: 0 }), 'The server did not answer.', 'Portal-demo-1!'],
        [new Error('a bug'), 'The server had a problem.', 'Portal-demo-1!'],
      ],
      3,
    ),
  )('shows what happened: %s', async (failure, text, expectedPassword) => {
    const { login, session } = await open();
    session.login.mockRejectedValue(failure);
    await login();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(password()).toHaveValue(expectedPassword);
  });

  it('clears the error on the next try', async () => {
    const { user, login, session, onSignedIn } = await open();
    session.login.mockRejectedValueOnce(new ApiFailure({ status: 401 }));
    await login();
    await user.type(password(), 'Portal-demo-1!{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  it('shows and hides the password', async () => {
    const { user } = await open();
    await user.type(password(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('calls onTyping once', async () => {
    const { user, onTyping } = await open();
    expect(onTyping).not.toHaveBeenCalled();
    await user.type(email(), 'ma');
    await user.type(password(), 'x');
    expect(onTyping).toHaveBeenCalledOnce();
  });

  it('keeps the language and the redirect target in the link to the forgotten password', async () => {
    await open({ visited: ['/login?redirect=%2Fusers&lang=es'] });
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password?redirect=%2Fusers&lang=es',
    );
  });

  it('shows why the user was sent back from the code', async () => {
    await open({ visited: [{ pathname: '/login', state: codeExpiredState }] });
    expect(screen.getByRole('alert')).toHaveTextContent('That code is no longer valid.');
  });

  it('is translated to Spanish, including errors', async () => {
    const { user } = await open({ language: 'es' });
    await user.click(screen.getByRole('button', { name: /Iniciar sesión/ }));
    expect(await screen.findByText('El correo electrónico es obligatorio')).toBeVisible();
  });
});
