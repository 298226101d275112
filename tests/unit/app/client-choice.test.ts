import { expect, it } from 'vitest';
import { createClientChoice } from '@app/portal/redirects';
import { createKeyStore } from '@lib/storage';
import { visitedClients } from '@lib/portal-context';

const memory = () =>
  createKeyStore(() => {
    throw new Error('blocked');
  });

it('stores the client of the open workspace', () => {
  const choice = createClientChoice(memory(), () => 5);
  choice.store(7);
  expect(choice.stored()).toBe(7);
});

it('stores nothing after the session has ended, even if a screen is still rendering', () => {
  const store = memory();
  createClientChoice(store, () => undefined).store(7);
  expect(store.get('eip-client')).toBeNull();
  expect(visitedClients(store, 5)).toEqual([]);
});

it('remembers the last six clients of this user only, newest first', () => {
  const store = memory();
  const choice = createClientChoice(store, () => 5);
  for (const id of [1, 2, 3, 4, 5, 6, 7, 3]) choice.store(id);
  expect(visitedClients(store, 5)).toEqual([3, 7, 6, 5, 4, 2]);
  expect(visitedClients(store, 6)).toEqual([]);
  createClientChoice(store, () => 6).store(9);
  expect([visitedClients(store, 5), visitedClients(store, 6)]).toEqual([[], [9]]);
});

it.each(['', '5', '5:', '5:x,1e400', 'nonsense'])('reads %j as no visits', (text) => {
  const store = memory();
  store.set('visited-clients', text);
  expect(visitedClients(store, 5)).toEqual([]);
});
