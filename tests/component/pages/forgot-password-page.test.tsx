import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/lib/http';
import { ForgotPasswordPage } from '../../../src/pages/account/forgot-password-page';
import { fakeSession } from './fake-session';
import { renderPage } from './render-page';

const open = async () => {
  const session = fakeSession();
  const page = await renderPage(<ForgotPasswordPage />, { session, visited: ['/forgot-password'] });
  return { ...page, session };
};

describe('forgotten password', () => {
  it('answers without telling whether there is an account', async () => {
    const { user, session } = await open();
    await user.type(screen.getByLabelText('Email'), ' nobody@portal.example {Enter}');
    expect(session.requestReset).toHaveBeenCalledExactlyOnceWith('nobody@portal.example');
    const heading = await screen.findByRole('heading', { name: 'Check your email' });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/^If nobody@portal\.example has an account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  });

  it('asks for a valid email', async () => {
    const { user, session } = await open();
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'nobody');
    expect(await screen.findByText('Email is invalid')).toBeVisible();
    expect(session.requestReset).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the server does not answer', async () => {
    const { user, session } = await open();
    session.requestReset.mockRejectedValue(new ApiFailure({ status: 0 }));
    await user.type(screen.getByLabelText('Email'), 'maya@portal.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@portal.example');
  });
});
