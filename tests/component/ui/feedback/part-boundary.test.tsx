import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWords } from '@tests/helpers/words';
import { person } from '@tests/helpers/person';
import { PartBoundary } from '@ui/feedback/part-boundary';
import { UnsavedGuard, useUnsaved } from '@ui/form/unsaved-guard';

const missing = (file: string) => new TypeError(`Failed to fetch dynamically imported module: /${file}`);

const Chart = ({ error }: { readonly error: Error }) => {
  throw error;
};
const Draft = ({ isUnsaved }: { readonly isUnsaved: boolean }) => {
  useUnsaved(isUnsaved);
  return null;
};

const reload = vi.fn<() => void>();
beforeEach(async () => {
  await createWords('en');
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => sessionStorage.clear());

/** The part fails when it is opened, after the input of the page. */
const Page = ({ error, isUnsaved }: { readonly error: Error; readonly isUnsaved: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Draft isUnsaved={isUnsaved} />
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <PartBoundary>
          <Chart error={error} />
        </PartBoundary>
      )}
    </>
  );
};

const openPart = async (error: Error, isUnsaved = false) => {
  const element = (
    <UnsavedGuard>
      <Page error={error} isUnsaved={isUnsaved} />
    </UnsavedGuard>
  );
  const view = render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await person.click(screen.getByRole('button', { name: 'Open' }));
  return view;
};

describe('a part whose script cannot be loaded', () => {
  it('reloads the page once, and keeps the page when that does not help', async () => {
    const { unmount } = await openPart(missing('chart.js'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    unmount();
    await openPart(missing('chart.js'));
    expect(await screen.findByText('Could not be loaded')).toBeInTheDocument();
    await waitFor(() => expect(window.fetch).toHaveBeenCalledTimes(2));
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument();
  });

  it('offers the reload while input is unsaved', async () => {
    await openPart(missing('plot.js'), true);
    await person.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    expect(window.fetch).not.toHaveBeenCalled();
  });
});

it('a part with an error of its own is not reloaded', async () => {
  await openPart(new Error('x is undefined'));
  expect(await screen.findByText('Could not be loaded')).toBeInTheDocument();
  expect(window.fetch).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
