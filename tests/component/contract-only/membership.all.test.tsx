import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openProvider } from '@tests/helpers/contract-only/open-provider';
import {
  atForm,
  goToPage,
  heading,
  fillBeneficiary,
  renderMembership,
  sign,
  typeNumber,
  verifyAs,
} from '@tests/helpers/render-membership';

const provider = openProvider();
beforeEach(() => provider.provide());

it('completes the membership form with only the calls of the contract', async () => {
  const { user, fakeLocation, unmount } = await renderMembership({ search: '?employee_id=7' });
  await screen.findByText('Harbor Mills');
  await verifyAs(user, '6789');
  await atForm();
  const type = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
  };
  await type({ 'First name': 'Ana', 'Last name': 'Ruiz', 'Date of birth': '04/12/1991' });
  await typeNumber(user, '123-45-6789');
  await goToPage(user, 'Home address');
  await type({ Address: '1 Main St', City: 'Oakland', 'Zip code': '94607' });
  await user.selectOptions(screen.getByLabelText('State'), 'CA');
  await goToPage(user, 'Contact info');
  await type({ Email: 'ana@mail.example', 'Phone number': '5105550101' });
  await fillBeneficiary(user);
  await sign(user);
  await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce());
  const back = new URL(String(fakeLocation.assign.mock.calls[0]![0]));
  unmount();
  await renderMembership({ search: back.search });
  await heading('Welcome to the program');
  expect(provider.unknownCalls()).toEqual([]);
});
