import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  atForm,
  goToPage,
  heading,
  marker,
  press,
  renderMembership,
  typeNumber,
  verifyAs,
} from '@tests/helpers/render-membership';
import { withoutRandom } from '@tests/helpers/without-random';
import { createFakeCalls, eligible, refuse } from './fake-calls';
import { acrossElements } from '@tests/helpers/across-elements';

const calls = createFakeCalls();
beforeAll(() => calls.server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => calls.answer('verify', { body: eligible({ draft: 'none' }) }));
afterEach(() => {
  calls.reset();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => calls.server.close());

const key = 'k'.repeat(43);
const opened = {
  body: eligible({
    draft: 'opened',
    address_check: undefined,
    prefill: { ...eligible().prefill, city: 'Alameda' },
  }),
};
const saves = () => calls.callsTo('drafts').map(({ body }) => body);
const openForm = async (search?: string) => {
  const view = await renderMembership(search === undefined ? {} : { search });
  await verifyAs(view.user, '4321');
  await atForm();
  return view;
};
const city = () => screen.getByLabelText('City');

describe('the answers', () => {
  it('are saved on the server after a pause, without the social security number and the beneficiaries', async () => {
    const { user } = await openForm();
    await typeNumber(user);
    await goToPage(user, 'Home address');
    await user.type(city(), ' Hills');
    await goToPage(user, 'Beneficiaries');
    await user.type(screen.getByLabelText('Full name'), 'Robin Marker');
    await waitFor(() => expect(saves().length).toBeGreaterThan(0), { timeout: 4000 });
    expect(saves().at(-1)).toMatchObject({ form_token: 't1', answers: { city: 'Oakland Hills' } });
    const sent = JSON.stringify(saves());
    expect(sent).not.toContain('Robin Marker');
    expect(sent.replaceAll('-', '')).not.toContain(marker.replaceAll('-', ''));
    const stored = [sessionStorage, localStorage].map((storage) => JSON.stringify(storage)).join();
    expect(stored).toContain(String(saves()[0]?.['draft_key']));
    expect(withoutRandom(stored)).not.toMatch(/Hills|4321|Jordan/);
  });

  it('are saved at once when the page is left, and again after a failed save', async () => {
    const { user } = await openForm();
    calls.answer('drafts', 'offline');
    await typeNumber(user);
    await goToPage(user, 'Home address');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await user.type(city(), '!');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(saves()).toHaveLength(1));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(requestAnimationFrame);
    expect(saves()).toHaveLength(2);
    visibility.mockRestore();
  });

  it('stay in the page when the server does not save them', async () => {
    calls.answer('verify', { body: eligible() });
    const { user } = await openForm();
    await typeNumber(user);
    await goToPage(user, 'Home address');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await user.type(city(), '!');
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(requestAnimationFrame);
    expect(saves()).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Email me a link' })).toBeNull();
  });

  it('are fetched again with the digits after a reload', async () => {
    const { user, unmount } = await openForm();
    await typeNumber(user);
    await goToPage(user, 'Home address');
    await user.type(city(), '!');
    await press(user, 'Email me a link');
    await screen.findByText(/We sent a link/);
    unmount();
    calls.answer('verify', opened);
    const { user: again } = await openForm();
    expect(calls.callsTo('verify').at(-1)?.body).toMatchObject({ draft_key: saves()[0]?.['draft_key'] });
    expect(screen.getByText(/We kept your answers/)).toBeVisible();
    await typeNumber(again);
    await goToPage(again, 'Home address');
    expect(city()).toHaveValue('Alameda');
  });
});

describe('the link by mail', () => {
  it('is sent after the answers are saved, and the address is shown', async () => {
    const { user } = await openForm();
    await press(user, 'Email me a link');
    expect(
      await screen.findByText(acrossElements('We sent a link to j***@mail.example. It works for 24 hours.')),
    ).toBeVisible();
    expect(saves()).toHaveLength(1);
    expect(calls.callsTo('draft-mails').map(({ body }) => body)).toEqual([
      { form_token: 't1', language: 'en' },
    ]);
  });

  it.each([
    [
      'an address is missing',
      refuse(422, 'invalid', { errors: { email_address: 'required' } }),
      /First type your email/,
    ],
    ['too many were sent', refuse(429), /use the newest one/],
    ['there is no connection', 'offline' as const, /could not send the link/],
  ])('shows a message when %s', async (_, answer, text) => {
    const { user } = await openForm();
    calls.answer('draft-mails', answer);
    await press(user, 'Email me a link');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('restores the answers with the digits, and its key is removed from the address at once', async () => {
    calls.answer('verify', opened);
    const { user } = await openForm(`?id=1001&draft=${key}`);
    expect(window.location.search).toBe('?id=1001');
    expect(calls.callsTo('verify').map(({ body }) => body)).toEqual([
      { id: 1001, ssn_last_four: '4321', draft_key: key },
    ]);
    expect(screen.getByLabelText('Social security number')).toHaveValue('');
    await typeNumber(user);
    await goToPage(user, 'Home address');
    expect(city()).toHaveValue('Alameda');
  });
});

describe('after the signature', () => {
  const returned = async () => {
    sessionStorage.setItem(
      'portal.membership',
      JSON.stringify({ of: '?id=1001', token: 't9', formId: 'f9' }),
    );
    const view = await renderMembership({
      search: '?id=1001&signing_complete=true&envelope_id=e1&event=signing_complete',
    });
    await heading('Welcome to the program');
    return view;
  };

  it('the signed answers can be shown', async () => {
    const { user } = await returned();
    await press(user, 'Show my answers');
    expect(await screen.findByText('Jordan')).toBeVisible();
    expect(calls.callsTo('summary').map(({ body }) => body)).toEqual([{ form_token: 't9', language: 'en' }]);
    await press(user, 'Hide my answers');
    expect(screen.queryByText('Jordan')).toBeNull();
  });

  it('the form can be saved as a PDF, or a message points to the copy in the email', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const { user } = await returned();
    await press(user, 'Save my form as a PDF');
    await waitFor(() => expect(createUrl).toHaveBeenCalledTimes(1));
    expect(await (createUrl.mock.calls[0]![0] as Blob).text()).toBe('%PDF-1.7');
    calls.answer('signed-copy', refuse(403));
    await press(user, 'Save my form as a PDF');
    expect(await screen.findByText(/The copy in your email/)).toBeVisible();
  });

  it('the signed form can be mailed again', async () => {
    calls.answer('copy-mails', { body: { email_masked: 'j•••@mail.example' } });
    const { user } = await returned();
    await press(user, 'Email me my copy');
    expect(await screen.findByText(acrossElements(/^We sent your copy to j•••@mail\.example/))).toBeVisible();
    expect(calls.callsTo('copy-mails').map(({ body }) => body)).toEqual([{ form_token: 't9' }]);
  });
});
