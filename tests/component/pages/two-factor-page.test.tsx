import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@lib/http';
import { TwoFactorPage } from '@pages/account/two-factor-page';
import { fakeSession } from './fake-session';
import { renderPage } from './render-page';

const code = () => screen.getByLabelText('Code');
const authenticate = () => screen.getByRole('button', { name: /Authenticate/ });

const open = async (language: 'en' | 'es' = 'en', kind: 'mail' | 'app' = 'mail') => {
  const session = fakeSession();
  session.twoFactorKind.mockReturnValue(kind);
  const onSignedIn = vi.fn();
  const page = await renderPage(<TwoFactorPage onSignedIn={onSignedIn} />, {
    session,
    language,
    visited: ['/two-factor?redirect=%2Fusers'],
  });
  return { ...page, session, onSignedIn };
};

describe('two-factor login', () => {
  it('has one field for the code, which a phone can fill in', async () => {
    await open();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).not.toHaveAttribute('maxlength');
    expect(code()).not.toHaveAttribute('type', 'number');
  });

  it.each(['012345', ' 012 345 ', '012-345', '012\u2011345', '012 – 345'])(
    'reads %j as six digits',
    async (typed) => {
      const { user, session, onSignedIn } = await open();
      await user.click(code());
      await user.paste(typed);
      await user.click(authenticate());
      expect(session.verifyCode).toHaveBeenCalledExactlyOnceWith('012345');
      expect(onSignedIn).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['', 'A 6-digit code is required'],
    ['12a456', 'The code must be a number'],
    ['12345', 'The code has 6 digits'],
  ])('rejects %j without a call', async (typed, message) => {
    const { user, session } = await open();
    await user.type(code(), `${typed}{Enter}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(session.verifyCode).not.toHaveBeenCalled();
  });

  it('clears a wrong code and asks again', async () => {
    const { user, session, onSignedIn } = await open();
    session.verifyCode.mockRejectedValue(new ApiFailure({ status: 401 }));
    await user.type(code(), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid Credentials, please try again.');
    expect(code()).toHaveValue('');
    expect(code()).toHaveFocus();
    expect(onSignedIn).not.toHaveBeenCalled();
    await user.type(code(), '65');
    expect(code()).toBeValid();
  });

  it('goes back to the login when the code has expired, and replaces the history entry', async () => {
    const { user, session, router } = await open();
    session.verifyCode.mockRejectedValue(new ApiFailure({ status: 410, detail: 'token expired' }));
    await user.type(code(), '123456{Enter}');
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toBe('?redirect=%2Fusers');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('sends another code after 30 seconds, and then waits again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { session } = await open();
    const waiting = screen.getByRole('button', { name: /New code in 30 seconds/ });
    expect(waiting).toBeDisabled();
    act(() => void vi.advanceTimersByTime(29_000));
    expect(screen.getByRole('button', { name: 'New code in 1 second' })).toBeDisabled();
    act(() => void vi.advanceTimersByTime(2_000));
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('status')).toHaveTextContent('A new code is on its way.');
    expect(session.resendCode).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: /New code in/ })).toBeDisabled();
    expect(code()).toHaveFocus();
  });

  it('allows another request at once when no code was sent, and keeps the typed code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, session } = await open();
    await user.type(code(), '012');
    act(() => void vi.advanceTimersByTime(31_000));
    session.resendCode.mockRejectedValueOnce(new ApiFailure({ status: 0 }));
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
    expect(code()).toHaveValue('012');
    session.resendCode.mockRejectedValueOnce(new ApiFailure({ status: 429, retryAfter: 2500 }));
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('Too many attempts. Try again in 42 minutes.')).toBeVisible();
    expect(screen.getByRole('button', { name: /New code in/ })).toBeDisabled();
    expect(screen.queryByText(/A new code is on its way/)).toBeNull();
  });

  it('goes back to the login when the login is too old for another code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { session, router } = await open();
    act(() => void vi.advanceTimersByTime(31_000));
    session.resendCode.mockRejectedValueOnce(new ApiFailure({ status: 410 }));
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('shows how long to wait after too many codes, and keeps the code', async () => {
    const { user, session } = await open();
    session.verifyCode.mockRejectedValue(new ApiFailure({ status: 429, retryAfter: 3000 }));
    await user.type(code(), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 50 minutes.');
    expect(code()).toHaveValue('123456');
    expect(authenticate()).toBeEnabled();
  });

  it('asks for the code of the app when one is set up, and offers no new code', async () => {
    const { user, session } = await open('en', 'app');
    expect(screen.getByRole('heading', { level: 1, name: 'Open your authenticator app' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /new code/i })).toBeNull();
    await user.type(code(), '123456{Enter}');
    expect(session.verifyCode).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it.each([
    ['', 'A recovery code is required'],
    ['abcde', 'A recovery code has 10 letters and digits, such as abcde-12345'],
    ['abcde-1234!', 'A recovery code has 10 letters and digits, such as abcde-12345'],
  ])('shows what is wrong with the recovery code %j', async (typed, errorText) => {
    const { user, session } = await open();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    if (typed) await user.type(screen.getByLabelText('Recovery code'), typed);
    await user.click(authenticate());
    expect(await screen.findByText(errorText)).toBeVisible();
    expect(session.verifyRecoveryCode).not.toHaveBeenCalled();
  });

  it('accepts a recovery code instead of a code, in any notation', async () => {
    const { user, session, onSignedIn } = await open('en', 'app');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    session.verifyRecoveryCode.mockRejectedValueOnce(new ApiFailure({ status: 401 }));
    await user.type(screen.getByLabelText('Recovery code'), 'zzzzz-zzzzz{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid Credentials, please try again.');
    await user.type(screen.getByLabelText('Recovery code'), ' ABCDE 12345 {Enter}');
    expect(session.verifyRecoveryCode).toHaveBeenLastCalledWith('abcde-12345');
    expect(onSignedIn).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Use a 6-digit code' }));
    expect(code()).toHaveFocus();
  });

  it('is translated to Spanish in every state', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, session } = await open('es');
    const box = screen.getByLabelText('Código');
    expect(screen.getByRole('heading', { level: 1, name: 'Revise su correo' })).toBeVisible();
    await user.type(box, '12{Enter}');
    expect(await screen.findByText('El código tiene 6 dígitos')).toBeVisible();
    session.verifyCode.mockRejectedValueOnce(new ApiFailure({ status: 401 }));
    await user.type(box, '3456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Credenciales no válidas, inténtelo de nuevo.',
    );
    act(() => void vi.advanceTimersByTime(31_000));
    fireEvent.click(screen.getByRole('button', { name: 'Enviar un código nuevo' }));
    expect(await screen.findByText(/El anterior ya no sirve/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Código nuevo en 30 segundos' })).toBeDisabled();
  });
});
