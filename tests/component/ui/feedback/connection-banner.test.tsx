import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionBanner } from '@ui/feedback/connection-banner';
import { Spinner } from '@ui/feedback/pending';
import { connection } from '@lib/connection';
import { createWords } from '@tests/helpers/words';

const lost = {
  en: 'No connection. What you typed is kept, and everything resumes when you are back online.',
  es: 'Sin conexión. Se conserva lo que escribió y todo se reanuda cuando vuelva la conexión.',
} as const;
const slow = { en: 'Still working…', es: 'Seguimos trabajando…' } as const;

/** Whether the server responds to a check. */
let answers: 'yes' | 'no';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const end = (answered: boolean | null) =>
  act(async () => {
    connection.track()(answered);
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  answers = 'yes';
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () =>
    answers === 'yes' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no network')),
  );
});
afterEach(() => end(true));

describe.each(['en', 'es'] as const)('the connection banner (%s)', (language) => {
  beforeEach(() => createWords(language));

  it('is empty while calls get a response', async () => {
    render(<ConnectionBanner />);
    await end(true);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is empty when one call fails but the server responds to others', async () => {
    render(<ConnectionBanner />);
    await end(false);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces a lost connection until the server responds again', async () => {
    render(<ConnectionBanner />);
    answers = 'no';
    await end(false);
    expect(screen.getByRole('status')).toHaveTextContent(lost[language]);
    await pass(3000);
    expect(screen.getByRole('status')).toHaveTextContent(lost[language]);
    answers = 'yes';
    await pass(3000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows after 8 s that a call takes long, until it ends', async () => {
    render(<ConnectionBanner />);
    const over = connection.track();
    await pass(7999);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent(slow[language]);
    act(() => over(null));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leaves that message to a visible spinner', async () => {
    const view = render(
      <>
        <ConnectionBanner />
        <Spinner />
      </>,
    );
    const over = connection.track();
    await pass(8000);
    expect(screen.getAllByText(slow[language])).toHaveLength(1);
    view.rerender(<ConnectionBanner />);
    expect(screen.getByRole('status')).toHaveTextContent(slow[language]);
    act(() => over(true));
  });
});
