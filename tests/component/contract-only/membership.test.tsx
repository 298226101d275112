import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openProvider } from '@tests/helpers/contract-only/open-provider';
import { completeForm, heading, press, renderMembership, verifyAs } from '@tests/helpers/render-membership';

const provider = openProvider();
beforeEach(() => provider.provide());

it('leads from the welcome to the confirmation with the calls of the contract alone', async () => {
  const { user, wayOut, unmount } = await renderMembership({ search: '?employee_id=7' });
  await screen.findByText('Harbor Mills');
  await verifyAs(user, '6789');
  await heading('Your membership form');
  const values = {
    'First name': 'Ana',
    'Last name': 'Ruiz',
    Address: '1 Main St',
    City: 'Oakland',
    'Zip code': '94607',
    Email: 'ana@mail.example',
    'Phone number': '5105550101',
  };
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
  await user.selectOptions(screen.getByLabelText('State'), 'CA');
  await completeForm(user, '123-45-6789');
  await press(user, 'Sign');
  await waitFor(() => expect(wayOut.assign).toHaveBeenCalledOnce());
  const back = new URL(String(wayOut.assign.mock.calls[0]![0]));
  unmount();
  await renderMembership({ search: back.search });
  await heading('Welcome to the program');
  expect(provider.missed()).toEqual([]);
});
