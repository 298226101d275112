import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';
import { serverUrl } from './setup/server';

test.describe('signing in', () => {
  test('returns to the requested address, and never to another site', async ({ newVisit, visit }) => {
    await visit.open('/users?sortBy=created');
    await visit.page.waitForURL(/\/login\?redirect=/);
    await visit.signIn('admin', visit.address());
    await untilRows(visit.page);
    expect(visit.address()).toBe('/users?sortBy=created');
    const other = await newVisit();
    await other.signIn('admin', `/login?redirect=${encodeURIComponent('//example.com/users')}`);
    expect(new URL(other.page.url()).origin).toBe(serverUrl());
  });
});
