// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountMenu } from '@ui/layout/account-menu';
import { renderInShell } from './render-in-shell';

const user = (pictureUrl: string) => ({ user: { firstName: 'Maya', lastName: 'Ortega', pictureUrl } });

describe('account menu', () => {
  it('shows initials and name, and one item that signs out and then opens the login', async () => {
    const { user: person, session, router } = await renderInShell(<AccountMenu />);
    const button = screen.getByRole('button', { name: 'Maya Ortega, account menu' });
    expect(button).toHaveTextContent('MO');
    await person.click(button);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Sign Out']);
    await person.click(screen.getByRole('menuitem'));
    expect(session.logout).toHaveBeenCalledOnce();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('shows a picture only over https from an allowed host', async () => {
    const hosts = document.createElement('meta');
    hosts.name = 'picture-hosts';
    hosts.content = 'cdn.example, pictures.example';
    document.head.append(hosts);
    const safe = await renderInShell(<AccountMenu />, {
      currentUser: user('https://pictures.example/maya.png'),
    });
    expect(safe.container.querySelector('img')).toHaveAttribute('src', 'https://pictures.example/maya.png');
    safe.unmount();
    for (const address of [
      'http://pictures.example/maya.png',
      'https://elsewhere.example/maya.png',
      'https://pictures.example.elsewhere.example/maya.png',
      'javascript:alert(1)',
      'data:image/png,x',
    ]) {
      const unsafe = await renderInShell(<AccountMenu />, { currentUser: user(address) });
      expect(unsafe.container.querySelector('img')).toBeNull();
      expect(screen.getByRole('button')).toHaveTextContent('MO');
      unsafe.unmount();
    }
    hosts.remove();
  });

  it('shows the initials until the picture has loaded, and keeps them when it fails', async () => {
    const hosts = document.createElement('meta');
    hosts.name = 'picture-hosts';
    hosts.content = 'pictures.example';
    document.head.append(hosts);
    const late = await renderInShell(<AccountMenu />, {
      currentUser: user('https://pictures.example/late.png'),
    });
    const picture = late.container.querySelector('img')!;
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture).toHaveAttribute('width', '32');
    expect(picture).toHaveAttribute('height', '32');
    expect(picture).toHaveAttribute('data-late');
    expect(screen.getByRole('button')).toHaveTextContent('MO');
    fireEvent.load(picture);
    expect(picture).not.toHaveAttribute('data-late');
    late.unmount();

    const missingPicture = user('https://pictures.example/gone.png');
    const first = await renderInShell(<AccountMenu />, { currentUser: missingPicture });
    fireEvent.error(first.container.querySelector('img')!);
    expect(first.container.querySelector('img')).toBeNull();
    first.unmount();
    // It is not requested again, so that it cannot flash on the next screen.
    const second = await renderInShell(<AccountMenu />, { currentUser: missingPicture });
    expect(second.container.querySelector('img')).toBeNull();
    expect(screen.getByRole('button')).toHaveTextContent('MO');
    second.unmount();
    hosts.remove();
  });

  it('has a name before the user is loaded', async () => {
    await renderInShell(<AccountMenu />, { currentUser: { user: null } });
    expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
  });
});
