import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { completeForm, heading, renderMembership, sign, verifyAs } from '@tests/helpers/render-membership';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.server.resetHandlers());
afterAll(() => api.server.close());

describe('joining', () => {
  it('leads from the welcome to the signing page and back to the confirmation', async () => {
    const { user, fakeLocation, unmount } = await renderMembership();
    await heading('Join the membership program');
    await screen.findByText('Alder & Finch Grocery');
    for (const benefit of [
      'Pension',
      'Up-skilling and training',
      'Rewards',
      'Faster care after a worksite injury',
    ])
      expect(screen.getByText(benefit)).toBeVisible();
    await verifyAs(user, '4321');
    await completeForm(user);
    await sign(user);
    await waitFor(() => expect(fakeLocation.assign).toHaveBeenCalledOnce());
    expect(screen.getByRole('status')).toHaveTextContent('Connecting to DocuSign. Please wait...');
    const back = new URL(String(fakeLocation.assign.mock.calls[0]![0]));
    unmount();
    await renderMembership({ search: back.search });
    await heading('Welcome to the program');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      /A signed copy of your form was sent toj.+@m.+\.example/,
    );
    // The link keeps its signature.
    await waitFor(() => expect(window.location.search).toMatch(/^\?id=1001&sig=[\w-]{43}&lang=en$/));
  });
});
