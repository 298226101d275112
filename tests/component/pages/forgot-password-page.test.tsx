import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '@lib/http';
import { ForgotPasswordPage } from '@pages/account/forgot-password-page';
import { fakeSession } from './fake-session';
import { renderPage } from './render-page';
import { acrossElements } from '@tests/helpers/across-elements';

const open = async (language: 'en' | 'es' = 'en') => {
  const session = fakeSession();
  const page = await renderPage(<ForgotPasswordPage />, {
    session,
    language,
    visited: ['/forgot-password'],
  });
  return { ...page, session };
};

describe('forgotten password', () => {
  it('does not reveal whether there is an account', async () => {
    const { user, session } = await open();
    await user.type(screen.getByLabelText('Email'), ' unknown@portal.example {Enter}');
    expect(session.requestReset).toHaveBeenCalledExactlyOnceWith('unknown@portal.example');
    const heading = await screen.findByRole('heading', { name: 'Check your email' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(acrossElements(/^If unknown@portal\.example has an account/))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  });

  it('requires a valid email', async () => {
    const { user, session } = await open();
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'unknown');
    expect(await screen.findByText('Email is invalid')).toBeVisible();
    expect(session.requestReset).not.toHaveBeenCalled();
  });

  it('keeps the email when the server does not respond', async () => {
    const { user, session } = await open();
    session.requestReset.mockRejectedValue(new ApiFailure({ status: 0 }));
    await user.type(screen.getByLabelText('Email'), 'maya@portal.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@portal.example');
  });

  it('shows how long to wait, and lets the browser fill in the username', async () => {
    const { user, session } = await open();
    session.requestReset.mockRejectedValue(new ApiFailure({ status: 429, retryAfter: 600 }));
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await user.type(screen.getByLabelText('Email'), 'maya@portal.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again in 10 minutes.');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@portal.example');
  });

  it('is translated to Spanish in every state', async () => {
    const { user } = await open('es');
    expect(screen.getByRole('heading', { name: '¿Olvidó su contraseña?' })).toBeVisible();
    const field = screen.getByLabelText('Correo electrónico');
    await user.type(field, 'maya{Enter}');
    expect(await screen.findByText('El correo electrónico no es válido')).toBeVisible();
    await user.type(field, '@portal.example{Enter}');
    expect(await screen.findByRole('heading', { name: 'Revise su correo' })).toHaveFocus();
    expect(screen.getByText(acrossElements(/^Si maya@portal\.example tiene una cuenta/))).toBeVisible();
  });
});
