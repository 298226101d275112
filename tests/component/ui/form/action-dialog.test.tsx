import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import reviews from '@resources/pact-reviews/resource';
import { createMockApi } from '@mocks/node';
import '@ui/detail/detail-view';
import '@ui/form/action-dialog';
import type { Language } from '@lib/i18n';
import { fill, person } from '@tests/helpers/person';
import { renderResource } from '@tests/helpers/render-resource';
import { setWidth } from '@tests/helpers/window';

const api = createMockApi();
const sent: Promise<unknown>[] = [];
api.server.events.on('request:start', ({ request }) => {
  if (request.method === 'POST' && request.url.endsWith('/refuse')) sent.push(request.clone().json());
});
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  sent.length = 0;
  api.server.resetHandlers();
});
afterAll(() => api.server.close());

const ofStatus = async (status: string): Promise<number> => {
  await api.ready;
  const row = await api.storage
    .table('pact-reviews')
    .first([{ field: 'review_status', op: 'eq', value: status }]);
  return Number(row?.['id']);
};
const open = async (status: string, language: Language = 'en') => {
  setWidth(1280);
  const id = await ofStatus(status);
  await renderResource(reviews, { api, rest: `/${id}`, language });
  const record = await screen.findByRole('dialog');
  await within(record).findByRole('table');
  return { id, record };
};
const openDialog = async () => {
  const { record } = await open('Open');
  await person.click(within(record).getByRole('button', { name: /^Refuse/ }));
  return within(await screen.findByRole('dialog', { name: /^Refuse the form/ }));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const press = (dialog: Dialog) => person.click(dialog.getByRole('button', { name: 'Refuse' }));

describe('a review', () => {
  it('shows no decision before there is one, and formats its facts as elsewhere', async () => {
    const { record } = await open('Open');
    expect(within(record).getByText('Received')).toBeVisible();
    expect(within(record).queryByText('Decided')).not.toBeInTheDocument();
    expect(within(record).queryByText('Reason')).not.toBeInTheDocument();
    expect(within(record).getAllByRole('cell', { name: '559-555-0164' })).toHaveLength(2);
  });

  it('shows who decided, when and why', async () => {
    const { record } = await open('Refused', 'es');
    for (const name of ['Decidido', 'Decidido por', 'Motivo'])
      expect(within(record).getByText(name)).toBeVisible();
  });
});

describe('an action with an input', () => {
  it('requires the input, and sends nothing before', async () => {
    const dialog = await openDialog();
    await press(dialog);
    const reason = dialog.getByLabelText('Reason');
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Reason is required/));
    expect(sent).toEqual([]);
  });

  it('shows a failure, keeps the typed text, and sends it on the next press', async () => {
    const dialog = await openDialog();
    const reason = dialog.getByLabelText('Reason');
    await fill(reason, 'Another person of that name.');
    api.server.use(
      http.post('*/pact-reviews/:id/refuse', () =>
        HttpResponse.json({ detail: 'internal error' }, { status: 500 }),
      ),
    );
    await press(dialog);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/went wrong/);
    expect(reason).toHaveValue('Another person of that name.');
    api.server.resetHandlers();
    await press(dialog);
    expect(await screen.findByText(/Form refused/)).toBeInTheDocument();
    expect(await Promise.all(sent)).toEqual([
      { reason: 'Another person of that name.' },
      { reason: 'Another person of that name.' },
    ]);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /^Refuse the form/ })).not.toBeInTheDocument(),
    );
    expect(await screen.findByText('Another person of that name.')).toBeInTheDocument();
  });

  it('shows a server error at the input', async () => {
    const dialog = await openDialog();
    const reason = dialog.getByLabelText('Reason');
    await fill(reason, 'Too long');
    api.server.use(
      http.post('*/pact-reviews/:id/refuse', () =>
        HttpResponse.json({ detail: 'validation failed', errors: { reason: 'max' } }, { status: 422 }),
      ),
    );
    await press(dialog);
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/at most 1,000 characters/));
    expect(reason).toHaveValue('Too long');
  });
});
