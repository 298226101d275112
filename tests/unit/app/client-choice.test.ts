import { expect, it } from 'vitest';
import { createClientChoice } from '@app/portal/redirects';
import { createKeyStore } from '@lib/storage';

const memory = () =>
  createKeyStore(() => {
    throw new Error('blocked');
  });

it('keeps the client of the workspace that is open', () => {
  const choice = createClientChoice(memory(), () => true);
  choice.store(7);
  expect(choice.stored()).toBe(7);
});

it('keeps nothing once the session has ended, even if a screen is still being drawn', () => {
  const store = memory();
  createClientChoice(store, () => false).store(7);
  expect(store.get('eip-client')).toBeNull();
});
