// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountMenu } from '@ui/layout/account-menu';
import { renderInShell } from './render-in-shell';

const user = (pictureUrl: string) => ({ user: { firstName: 'Maya', lastName: 'Ortega', pictureUrl } });

describe('account menu', () => {
  it('shows initials and name, and one item that signs out and then leaves', async () => {
    const { user: person, session, router } = await renderInShell(<AccountMenu />);
    const button = screen.getByRole('button', { name: 'Maya Ortega, account menu' });
    expect(button).toHaveTextContent('MO');
    await person.click(button);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Sign Out']);
    await person.click(screen.getByRole('menuitem'));
    expect(session.logout).toHaveBeenCalledOnce();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('shows a picture only when it comes over https from a host that the page allows', async () => {
    const hosts = document.createElement('meta');
    hosts.name = 'picture-hosts';
    hosts.content = 'cdn.example, pictures.example';
    document.head.append(hosts);
    const safe = await renderInShell(<AccountMenu />, { myself: user('https://pictures.example/maya.png') });
    expect(safe.container.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/maya.png');
    safe.unmount();
    for (const address of [
      'http://pictures.example/maya.png',
      'https://elsewhere.example/maya.png',
      'https://pictures.example.elsewhere.example/maya.png',
      'javascript:alert(1)',
      'data:image/png,x',
    ]) {
      const unsafe = await renderInShell(<AccountMenu />, { myself: user(address) });
      expect(unsafe.container.querySelector('img')).toBeNull();
      expect(screen.getByRole('button')).toHaveTextContent('MO');
      unsafe.unmount();
    }
    hosts.remove();
  });

  it('has a name before the user is known', async () => {
    await renderInShell(<AccountMenu />, { myself: { user: null } });
    expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  });
});
