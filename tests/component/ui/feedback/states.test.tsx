// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { person } from '@tests/helpers/person';
import { createWords } from '@tests/helpers/words';
import { EmptyState, FailedState, NoResultState } from '@ui/feedback/state-view';

beforeEach(() => createWords('en'));

it('shows what is empty and an action to fill it', () => {
  render(
    <EmptyState title="No worksites yet" text="Add the first." action={<button>Add worksite</button>} />,
  );
  expect(screen.getByRole('heading', { name: 'No worksites yet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add worksite' })).toBeInTheDocument();
});

it('announces that nothing was found and offers to clear the search', async () => {
  const clear = vi.fn();
  render(<NoResultState title="No Clients Found" onClear={clear} />);
  expect(screen.getByRole('status')).toHaveTextContent('No Clients Found');
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(clear).toHaveBeenCalledOnce();
});

it('announces a failure at once and offers to try again', async () => {
  const retry = vi.fn();
  render(<FailedState title="Claims could not be loaded" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Claims could not be loaded');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
