import type { Page } from '@playwright/test';
import { callApi, tokenOf } from './api';
import { expect, type Visit } from './fixtures';
import { linkIn, nextMail } from './mails';

/** A password that meets the password rules. */
export const validPassword = 'Fresh-water-7';
let people = 0;

/** Creates a user. Returns the username and the link in the invitation mail. */
export const newPerson = async () => {
  people += 1;
  const username = `person.${Date.now()}.${people}@accounts.example`;
  const token = await tokenOf('admin');
  const roles = await callApi<{ data: { id: number; role_name: string }[] }>('/api/v1/roles/', { token });
  const role = roles.body.data.find(({ role_name: name }) => name === 'Administrator') ?? roles.body.data[0]!;
  const names = { first_name: 'Nadia', last_name: 'Karim', username, role_id: role.id, eip_client_ids: [] };
  const { status } = await callApi('/api/v1/users', { token, body: names });
  expect(status).toBeLessThan(300);
  return { username, link: linkIn(await nextMail(username, 0)) };
};

/** Types both passwords. */
export const fill = async (page: Page, first: string, second = first) => {
  const fields = page.locator('input[autocomplete="new-password"]');
  await fields.nth(0).fill(first);
  await fields.nth(1).fill(second);
};
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const activate = async (visit: Visit, link: string, chosen = validPassword) => {
  await visit.open(link);
  await heading(visit.page, 'Activate your account');
  await fill(visit.page, chosen);
  await press(visit.page, 'Activate');
};

export const logIn = async (page: Page, username: string, chosen = validPassword) => {
  await page.getByLabel('Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await press(page, 'Login');
};

/** An unsigned link token for a user. */
export const unsignedToken = (id: number) =>
  ['{"alg":"HS256"}', JSON.stringify({ id }), 'x'.repeat(32)]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
