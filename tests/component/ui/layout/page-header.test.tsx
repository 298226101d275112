// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createWords } from '@tests/helpers/words';
import { PageHeader } from '@ui/layout/page-header';

it('sets the heading of the page and the title of the document', async () => {
  await createWords('en');
  render(<PageHeader title="Worksites" subtitle="Where people work." actions={<button>Add</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Worksites' })).toBeInTheDocument();
  expect(screen.getByText('Where people work.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Worksites · Client Portal'));
});
