import { describe, expect, test } from 'vitest';
import { SigningBusy } from '@server/signing/provider';
import { createSigning, person, type Session } from './signing-calls';

describe('signing session', () => {
  test('opens a page that returns to the form that it started from', async () => {
    const api = await createSigning();
    const form = await api.submit();
    const { status, body } = await api.session(form, 'es');
    expect(status).toBe(201);
    const session = body as Session;
    expect(session).toMatchObject({ expires_in: 300 });
    expect(session.redirect_url).toMatch(/^http:\/\/localhost:4180\/signing\/[\w-]{40,}$/);
    const back = await api.press(session.redirect_url, 'later');
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost:4180/thepactform');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      id: '1001',
      signing_complete: 'true',
      envelope_id: session.envelope_id,
      lang: 'es',
      event: 'cancel',
      sig: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('is new for every request, on one envelope', async () => {
    const api = await createSigning();
    const form = await api.submit();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.session(form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const sessions = answers.map(({ body }) => body as Session);
    expect(new Set(sessions.map(({ envelope_id }) => envelope_id)).size).toBe(1);
    expect(new Set(sessions.map(({ redirect_url }) => redirect_url)).size).toBe(20);
    expect(await api.rows('envelopes')).toHaveLength(1);
    expect(await api.rows('stand_in_envelopes')).toHaveLength(1);
    expect(await api.rows('signing_claims')).toEqual([]);
  });

  test('is limited to 60 an hour', async () => {
    const api = await createSigning();
    const form = await api.submit();
    for (let at = 0; at < 60; at++) await api.session(form);
    const { status, headers } = await api.session(form);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('requires a valid token of the same form', async () => {
    const api = await createSigning();
    const form = await api.submit();
    const other = await api.tokenFor({ id: 1002 }, '2222');
    expect(await api.session({ ...form, form_token: 'made-up' })).toMatchObject({
      status: 403,
      body: { detail: 'form token expired' },
    });
    expect(await api.session({ ...form, form_token: other })).toMatchObject({ status: 404 });
    expect(await api.session({ ...form, form_id: 'made-up' })).toMatchObject({ status: 404 });
    api.pass(31 * 60_000);
    expect(await api.session(form)).toMatchObject({ status: 403 });
    expect(await api.rows('envelopes')).toEqual([]);
  });

  test('returns to the link of the request when it belongs to the same person', async () => {
    const api = await createSigning();
    const form = await api.submit(
      { last_name: 'Whitlock', date_of_birth: '1998-07-08' },
      { employee_id: 501 },
      '7777',
    );
    const byEmployee = await api.send(`forms/${form.form_id}/signing-sessions`, {
      form_token: form.form_token,
      employee_id: 501,
    });
    const back = await api.press((byEmployee.body as Session).redirect_url, 'later');
    expect(back.searchParams.get('employee_id')).toBe('501');
    const byPerson = await api.send(`forms/${form.form_id}/signing-sessions`, {
      form_token: form.form_token,
      ...person,
    });
    const home = await api.press((byPerson.body as Session).redirect_url, 'later');
    expect(home.searchParams.get('id')).not.toBe('1001');
  });

  test('uses the host of a local request, and the public address otherwise', async () => {
    const api = await createSigning();
    const form = await api.submit();
    const local = (await api.session(form, 'en', 'http://127.0.0.1:5173')).body as Session;
    expect(local.redirect_url).toMatch(/^http:\/\/127\.0\.0\.1:5173\/signing\//);
    const foreign = (await api.session(form, 'en', 'http://evil.example')).body as Session;
    expect(foreign.redirect_url).toMatch(/^http:\/\/localhost:4180\/signing\//);
    const live = await createSigning({ publicUrl: 'https://portal.example' });
    const { redirect_url } = (await live.session(await live.submit(), 'en', 'http://localhost:4180'))
      .body as Session;
    expect(redirect_url).toMatch(/^https:\/\/portal\.example\/signing\//);
  });
});

describe('after an envelope has ended', () => {
  test.each([
    ['completed', 'already signed'],
    ['declined', 'conflict'],
    ['voided', 'conflict'],
  ] as const)('%s: a new session is rejected', async (state, detail) => {
    const api = await createSigning();
    const form = await api.submit();
    const { envelope_id } = await api.opened(form);
    await api.notice(envelope_id, state);
    expect(await api.session(form)).toMatchObject({ status: 409, body: { detail } });
  });

  test('a second tab gets "already signed" when only the provider knows', async () => {
    const api = await createSigning();
    const form = await api.submit();
    const [one, other] = [await api.opened(form), await api.opened(form)];
    await api.press(one.redirect_url, 'sign');
    await api.storage.table('envelopes').update([], { state: 'sent', mailed: null });
    await api.storage.table('membership_forms').update([], { status: 'awaiting_signature' });
    expect(await api.session(form)).toMatchObject({ status: 409, body: { detail: 'already signed' } });
    expect(other.envelope_id).toBe(one.envelope_id);
  });

  test('sending a declined form again creates a new envelope', async () => {
    const api = await createSigning();
    const form = await api.submit();
    const first = await api.opened(form);
    await api.press(first.redirect_url, 'decline');
    const again = await api.submit();
    const second = await api.opened(again);
    expect(second.envelope_id).not.toBe(first.envelope_id);
    await api.press(second.redirect_url, 'sign');
    expect((await api.signingReturn(second.envelope_id)).body).toMatchObject({ status: 'completed' });
    expect((await api.signingReturn(first.envelope_id)).body).toMatchObject({ status: 'declined' });
  });

  test('changed answers get a new envelope, and notices of the old one are ignored', async () => {
    const api = await createSigning();
    const first = await api.opened(await api.submit());
    const second = await api.opened(await api.submit({ city: 'Berkeley' }));
    expect(second.envelope_id).not.toBe(first.envelope_id);
    const old = await api.signingReturn(first.envelope_id, 'cancel');
    expect(old.body).toEqual({ status: 'not_signed', can_resume: false });
    await api.notice(first.envelope_id, 'declined');
    expect((await api.signingReturn(second.envelope_id, 'cancel')).body).toEqual({
      status: 'not_signed',
      can_resume: true,
    });
  });
});

describe('when the provider is busy', () => {
  test('returns 503 with Retry-After, and the next try repeats the same request', async () => {
    const keys: (readonly [string, boolean])[] = [];
    let isBusy = true;
    const api = await createSigning(
      {},
      {
        signing: (standIn) => ({
          createEnvelope: async (request) => {
            keys.push([request.key, request.again]);
            const id = await standIn.createEnvelope(request);
            // The response is lost after the work was done.
            if (isBusy) throw new SigningBusy(42);
            return id;
          },
        }),
      },
    );
    const form = await api.submit();
    const refused = await api.session(form);
    expect(refused).toMatchObject({ status: 503, body: { detail: 'busy' } });
    expect(refused.headers.get('Retry-After')).toBe('42');
    isBusy = false;
    const id = await api.envelopeId((await api.opened(form)).envelope_id);
    expect(keys).toEqual([
      [id, false],
      [id, true],
    ]);
    expect(await api.rows('stand_in_envelopes')).toHaveLength(1);
  });

  test('keeps the envelope when no page can be created', async () => {
    let isBusy = true;
    const api = await createSigning(
      {},
      {
        signing: (standIn) => ({
          createView: (request) =>
            isBusy ? Promise.reject(new SigningBusy(3)) : standIn.createView(request),
        }),
      },
    );
    const form = await api.submit();
    expect((await api.session(form)).status).toBe(503);
    isBusy = false;
    await api.opened(form);
    expect(await api.rows('envelopes')).toHaveLength(1);
  });
});
