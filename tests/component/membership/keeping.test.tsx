import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  atForm,
  heading,
  marker,
  press,
  renderMembership,
  sign,
  typeNumber,
  verifyAs,
} from '@tests/helpers/render-membership';
import { withoutRandom } from '@tests/helpers/without-random';
import { createFakeCalls, refuse } from './fake-calls';

const calls = createFakeCalls();
beforeAll(() => calls.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => calls.reset());
afterAll(() => calls.server.close());

const minutes = 60_000;
const number = () => screen.getByLabelText(/Social security number|Número de seguro social/);

describe('steps', () => {
  it('each set the title, focus their heading, scroll to the top and add a history entry', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await renderMembership();
    expect(document.title).toBe('Step 1 of 5: Welcome – Client Portal');
    const before = window.history.length;
    await press(user, 'I agree to join');
    expect(await heading('Check your eligibility')).toHaveFocus();
    expect(document.title).toBe('Step 2 of 5: Eligibility – Client Portal');
    expect(scroll).toHaveBeenCalledWith(0, 0);
    expect(window.history.length).toBe(before + 1);
    await user.type(screen.getByLabelText('Last 4 digits'), '4321{Enter}');
    expect(await atForm()).toHaveFocus();
    expect(window.history.length).toBe(before + 2);
    expect(window.location.search).toBe('?id=1001');
  });

  it('go back one by one without losing anything', async () => {
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await typeNumber(user);
    await user.click(screen.getAllByRole('button', { name: 'Back' })[0]!);
    await heading('Check your eligibility');
    expect(screen.getByLabelText('Last 4 digits')).toHaveValue('4321');
    window.history.back();
    await heading('Join the membership program');
    window.history.go(2);
    await atForm();
    expect(number()).toHaveValue(marker);
    window.history.back();
    await heading('Check your eligibility');
    await press(user, 'Verify membership');
    await atForm();
    expect(number()).toHaveValue(marker);
  });

  it('start with an empty form after other digits', async () => {
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await typeNumber(user);
    window.history.back();
    await heading('Check your eligibility');
    await user.clear(screen.getByLabelText('Last 4 digits'));
    await user.type(screen.getByLabelText('Last 4 digits'), '9999{Enter}');
    await atForm();
    expect(number()).toHaveValue('');
  });

  it('are not shown before they are reached', async () => {
    await renderMembership();
    await heading('Join the membership program');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { step: 'contact', depth: 3 } }));
    await heading('Join the membership program');
    expect(window.history.state).toMatchObject({ step: 'welcome' });
  });

  it('restart at the digits after a reload in the middle', async () => {
    await renderMembership({ entry: { step: 'home', depth: 3 } });
    await heading('Check your eligibility');
  });

  it('open the privacy policy, and Back returns to the step', async () => {
    const { user } = await renderMembership();
    await user.click(screen.getByRole('link', { name: 'privacy policy' }));
    expect(await heading('Privacy policy')).toHaveFocus();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
    window.history.back();
    await heading('Join the membership program');
  });
});

describe('the language', () => {
  it('can be switched in the middle and keeps the step and the values', async () => {
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await typeNumber(user);
    await press(user, 'Español');
    await heading('Datos personales');
    expect(number()).toHaveValue(marker);
    expect(document.documentElement.lang).toBe('es');
    expect(document.title).toBe('Paso 4 de 5: Datos personales – Client Portal');
    for (const name of ['Continuar', 'Continuar', 'Continuar', 'Firmar']) await press(user, name);
    await waitFor(() => expect(calls.callsTo('signing-sessions')[0]?.body).toMatchObject({ language: 'es' }));
    expect(calls.callsTo('forms')[0]!.body).toMatchObject({ language: 'es' });
  });

  const spanish = {
    body: { state: 'open', company_name: 'Harbor', asks: ['ssn_last_four'], language: 'es' },
  };

  it("is the record's when the address has none", async () => {
    calls.answer('lookup', spanish);
    await renderMembership();
    await heading('Únase al programa de membresía');
  });

  it("is the address's when both have one", async () => {
    calls.answer('lookup', spanish);
    await renderMembership({ search: '?id=1001&lang=en' });
    await screen.findByText('Harbor');
    await heading('Join the membership program');
  });
});

describe('sensitive data', () => {
  const contents = (storage: Storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')).join();
  const places = () =>
    withoutRandom(
      [
        contents(localStorage),
        contents(sessionStorage),
        JSON.stringify(window.history.state),
        window.location.href,
        document.title,
      ].join(' '),
    );

  it('is never in the storage, address, history or title, even after failures', async () => {
    calls.answer('verify', refuse(422, 'ssn incorrect'), 'offline');
    calls.answer('forms', 'offline', refuse(500), refuse(422, 'x', { errors: { email_address: 'invalid' } }));
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await screen.findByText(/do not match/);
    await press(user, 'Verify membership');
    await screen.findByText(/The server did not answer/);
    await press(user, 'Verify membership');
    await typeNumber(user);
    for (let tries = 0; tries < 4; tries += 1) {
      await sign(user);
      await waitFor(() => expect(calls.callsTo('forms')).toHaveLength(tries + 1));
      expect(places()).not.toMatch(/4321|123-?45|1984|Rafael|02\/09/);
    }
    await heading(/Connecting/);
    expect(contents(sessionStorage)).toContain('f1');
    expect(places()).not.toMatch(/4321|123-?45|1984|Rafael|02\/09/);
  });

  it('is removed after 30 minutes without activity, with a warning before', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      shouldAdvanceTime: true,
    });
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await typeNumber(user);
    await vi.advanceTimersByTimeAsync(28 * minutes + 11_000);
    expect(await screen.findByText(/we will remove your answers in 2 minutes/)).toBeVisible();
    await press(user, 'Keep my answers');
    await waitFor(() => expect(screen.queryByText(/we will remove your answers/)).toBeNull());
    expect(number()).toHaveValue(marker);
    await vi.advanceTimersByTimeAsync(31 * minutes);
    await heading('Check your eligibility');
    await screen.findByText(/This page was not used for 30 minutes/);
    expect(screen.getByLabelText('Last 4 digits')).toHaveValue('');
    window.history.forward();
    window.history.back();
    await user.type(screen.getByLabelText('Last 4 digits'), '4321{Enter}');
    await atForm();
    expect(number()).toHaveValue('');
  });
});
