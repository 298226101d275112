import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  heading,
  marker,
  press,
  renderMembership,
  typeNumber,
  verifyAs,
} from '@tests/helpers/render-membership';
import { createFakeCalls, eligible, refuse } from './fake-calls';

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
  body: eligible({ draft: 'opened', address_check: undefined, prefill: { city: 'Alameda' } }),
};
const saves = () => calls.made('drafts').map(({ body }) => body);
const atForm = async (search?: string) => {
  const shown = await renderMembership(search === undefined ? {} : { search });
  await verifyAs(shown.user, '4321');
  await heading('Your membership form');
  return shown;
};
const city = () => screen.getByLabelText('City');

describe('what is typed', () => {
  it('is kept on the server when the person pauses, without the number and the beneficiaries', async () => {
    const { user } = await atForm();
    await typeNumber(user);
    await user.type(screen.getByLabelText('Full name'), 'Robin Marker');
    await user.type(city(), ' Hills');
    await waitFor(() => expect(saves().length).toBeGreaterThan(0), { timeout: 4000 });
    expect(saves().at(-1)).toMatchObject({ form_token: 't1', answers: { city: 'Oakland Hills' } });
    const sent = JSON.stringify(saves());
    expect(sent).not.toContain('Robin Marker');
    expect(sent.replaceAll('-', '')).not.toContain(marker.replaceAll('-', ''));
    const kept = [sessionStorage, localStorage].map((storage) => JSON.stringify(storage)).join();
    expect(kept).toContain(String(saves()[0]?.['draft_key']));
    expect(kept).not.toMatch(/Hills|4321|Jordan/);
  });

  it('is kept at once when the page is left, and when a try failed with the next change', async () => {
    const { user } = await atForm();
    calls.answer('drafts', 'offline');
    const leave = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await user.type(city(), '!');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(saves()).toHaveLength(1));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(saves()).toHaveLength(2));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(requestAnimationFrame);
    expect(saves()).toHaveLength(2);
    leave.mockRestore();
  });

  it('stays in the page alone where the server keeps nothing', async () => {
    calls.answer('verify', { body: eligible() });
    const { user } = await atForm();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await user.type(city(), '!');
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(requestAnimationFrame);
    expect(saves()).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Email me a link' })).toBeNull();
  });

  it('is asked for again with the digits after a reload of the tab', async () => {
    const { user, unmount } = await atForm();
    await user.type(city(), '!');
    await press(user, 'Email me a link');
    await screen.findByText(/We sent a link/);
    unmount();
    calls.answer('verify', opened);
    await atForm();
    expect(calls.made('verify').at(-1)?.body).toMatchObject({ draft_key: saves()[0]?.['draft_key'] });
    expect(city()).toHaveValue('Alameda');
    expect(screen.getByText(/We kept your answers/)).toBeVisible();
  });
});

describe('the link by mail', () => {
  it('is sent after the answers were saved, and says where to', async () => {
    const { user } = await atForm();
    await press(user, 'Email me a link');
    expect(
      await screen.findByText('We sent a link to j***@mail.example. It works for 24 hours.'),
    ).toBeVisible();
    expect(saves()).toHaveLength(1);
    expect(calls.made('draft-mails').map(({ body }) => body)).toEqual([{ form_token: 't1', language: 'en' }]);
  });

  it.each([
    [
      'an address is missing',
      refuse(422, 'invalid', { errors: { email_address: 'required' } }),
      /First type your email/,
    ],
    ['too many were sent', refuse(429), /use the newest one/],
    ['there is no connection', 'offline' as const, /could not send the link/],
  ])('says so when %s', async (_, answer, text) => {
    const { user } = await atForm();
    calls.answer('draft-mails', answer);
    await press(user, 'Email me a link');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('opens the kept answers with the digits, and its key leaves the address at once', async () => {
    calls.answer('verify', opened);
    await atForm(`?id=1001&draft=${key}`);
    expect(window.location.search).toBe('?id=1001');
    expect(calls.made('verify').map(({ body }) => body)).toEqual([
      { id: 1001, ssn_last_four: '4321', draft_key: key },
    ]);
    expect(city()).toHaveValue('Alameda');
    expect(screen.getByLabelText('Social security number')).toHaveValue('');
  });
});

describe('after the signature', () => {
  const returned = async () => {
    sessionStorage.setItem(
      'portal.membership',
      JSON.stringify({ of: '?id=1001', token: 't9', formId: 'f9' }),
    );
    const shown = await renderMembership({
      search: '?id=1001&signing_complete=true&envelope_id=e1&event=signing_complete',
    });
    await heading('Welcome to the program');
    return shown;
  };

  it('the person sees what was signed', async () => {
    const { user } = await returned();
    await press(user, 'Show my answers');
    expect(await screen.findByText('Jordan')).toBeVisible();
    expect(calls.made('summary').map(({ body }) => body)).toEqual([{ form_token: 't9', language: 'en' }]);
    await press(user, 'Hide my answers');
    expect(screen.queryByText('Jordan')).toBeNull();
  });

  it('the person keeps the file, or is told that it came by mail', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const { user } = await returned();
    await press(user, 'Save my form as a PDF');
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    expect(await (made.mock.calls[0]?.[0] as Blob).text()).toBe('%PDF-1.7');
    calls.answer('signed-copy', refuse(403));
    await press(user, 'Save my form as a PDF');
    expect(await screen.findByText(/The copy in your email/)).toBeVisible();
  });
});
