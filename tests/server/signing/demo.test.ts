import { expect, test } from 'vitest';
import { adoptSigning } from '@mocks/adopt-signing';
import { createMockBackend } from '@mocks/mock-backend';

const returnRequest = (body: object): Request =>
  new Request('http://localhost/api/pact-form/signing-return', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('the demo, which loses its data on the way, accepts that the form was signed', async () => {
  const { app, deps, ready } = createMockBackend();
  await ready;
  const back = { id: 1001, envelope_id: 'gone-with-the-page', event: 'signing_complete' };
  for (const body of [
    { ...back, event: 'cancel' },
    { ...back, id: 99999 },
    { ...back, envelope_id: 7 },
  ]) {
    await adoptSigning(deps, returnRequest(body));
    expect((await app.fetch(returnRequest(body))).status).toBe(404);
  }
  await adoptSigning(deps, returnRequest(back));
  await adoptSigning(deps, returnRequest(back));
  expect(await (await app.fetch(returnRequest(back))).json()).toEqual({
    status: 'completed',
    can_resume: false,
    email_masked: 'j***@mail.example',
  });
});
