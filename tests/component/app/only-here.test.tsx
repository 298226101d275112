import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import en from '@locales/en/account';
import { notifyIfNotPersisted } from '@app/start-portal';
import { createI18n } from '@lib/i18n';
import { startWords } from '@lib/words/start-words';
import { Notices } from '@ui/feedback/notices';
import { fakeSession } from '../pages/fake-session';
import { person } from '@tests/helpers/person';

beforeAll(() => createI18n(startWords, 'en'));

const setUp = () => {
  const listeners: (() => void)[] = [];
  const session = {
    ...fakeSession(),
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => true;
    },
  };
  let isOnlyHere = false;
  notifyIfNotPersisted({ session, isOnlyHere: () => isOnlyHere }, () => en.onlyHere);
  render(<Notices />);
  return (value: boolean) => {
    isOnlyHere = value;
    act(() => listeners.forEach((listener) => listener()));
  };
};
const notice = () => screen.queryByText(en.onlyHere);

describe('a session that the browser cannot store', () => {
  it('shows a polite notice until it is dismissed', () => {
    vi.useFakeTimers();
    const change = setUp();
    change(true);
    expect(notice()?.closest('[role="status"]')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(3_600_000));
    expect(notice()).not.toBeNull();
  });

  it('shows the notice once, and again for the next such session', async () => {
    const change = setUp();
    change(true);
    await person.click(screen.getByRole('button', { name: 'Dismiss notice' }));
    change(true);
    expect(notice()).toBeNull();
    change(false);
    change(true);
    expect(notice()).not.toBeNull();
  });

  it('shows no notice when the session is stored', () => {
    setUp()(false);
    expect(notice()).toBeNull();
  });
});
