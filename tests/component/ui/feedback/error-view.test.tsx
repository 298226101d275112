// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@lib/api-failure';
import { person } from '@tests/helpers/person';
import { createWords } from '@tests/helpers/words';
import { ErrorView } from '@ui/feedback/error-view';
import { NotFoundView } from '@ui/feedback/not-found-view';

describe('error view', () => {
  beforeEach(() => createWords('en'));

  it('shows and hides the details', async () => {
    render(<ErrorView error={new TypeError('rows is not iterable')} />);
    expect(screen.getByRole('heading', { name: 'Something went wrong!' })).toBeInTheDocument();
    const details = screen.getByText('TypeError: rows is not iterable');
    expect(details).not.toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show Error' }));
    expect(details).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Hide Error' }));
    expect(details).not.toBeVisible();
  });

  it.each([
    [
      new ApiFailure({ status: 503, detail: 'maintenance' }),
      'The server answered with status 503. maintenance',
    ],
    [new ApiFailure({ status: 0 }), 'The server did not answer.'],
    ['plain words', 'plain words'],
    [undefined, 'No further details are available.'],
    [new Error(''), 'No further details are available.'],
  ])('shows the details of %o', (error, text) => {
    render(<ErrorView error={error} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('offers to try again only with a handler', async () => {
    const retry = vi.fn();
    const { rerender } = render(<ErrorView error="x" />);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    rerender(<ErrorView error="x" onRetry={retry} />);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

it('shows "Not Found" for a missing record', async () => {
  await createWords('en');
  render(<NotFoundView />);
  expect(screen.getByRole('heading', { name: 'Not Found' })).toBeInTheDocument();
});
