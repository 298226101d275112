import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, it } from 'vitest';
import { atForm, renderMembership, verifyAs } from '@tests/helpers/render-membership';
import { createFakeCalls } from '../membership/fake-calls';
import { expectWalk } from './expect-walk';

const calls = createFakeCalls();
beforeAll(() => calls.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => calls.reset());
afterAll(() => calls.server.close());

it('a step of the membership form matches docs/walks.md', async () => {
  const answer = async () => {
    const { user } = await renderMembership();
    await verifyAs(user, '4321');
    await atForm();
    cleanup();
  };
  await answer();
  await expectWalk('Answering a step of the membership form', Infinity, /verify/, answer);
});
