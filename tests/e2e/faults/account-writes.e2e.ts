import type { Page } from '@playwright/test';
import type accountWords from '@locales/en/account';
import type layoutWords from '@locales/en/layout';
import type forgotWords from '@locales/en/forgot-password';
import type passwordWords from '@locales/en/new-password';
import type twoFactorWords from '@locales/en/two-factor';
import { foreignToken } from '../setup/account-steps';
import { accounts, password } from '../setup/accounts';
import { callApi } from '../setup/api';
import type { FaultName } from './kinds';
import { testFaults, type FaultyCall } from './cells';
import { wordsOf } from './spoken';
import { button, settled } from './steps';
import { writeCall, type Deed, type Write } from './run-write';
import type { Stage } from './stage';

const words = ({ language }: Stage) => wordsOf<typeof accountWords>(language, 'account');
const open = async (stage: Stage, path: string) => {
  await stage.page.goto(path);
  await stage.until('the form', settled, 6_000);
};
const valuesIn = (page: Page) => () =>
  page
    .locator('form input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
/** The portal's own pages have a menu; those before the login have none. */
const insidePortal = /Harbor Lane Markets/;

const login = async (stage: Stage): Promise<Deed> => {
  await open(stage, '/login');
  const { email, login: said } = words(stage);
  await stage.page.getByLabel(email.label).fill(accounts.staff);
  await stage.page.getByLabel(said.password, { exact: true }).fill(password);
  return { press: button(stage.page, said.submit), typed: valuesIn(stage.page), done: insidePortal };
};

/** Answers what leads to the code in the server's place: real codes are rationed. */
const toCode = async (stage: Stage): Promise<Deed> => {
  const { page } = stage;
  const { body } = await callApi<object>('/api/v1/auth/login', {
    body: { username: accounts.staff, password },
  });
  await page.route('**/auth/login', (route) =>
    route.fulfill({ json: { two_factor_required: true, two_factor_token: 'challenge' } }),
  );
  await page.route('**/auth/two-factor', (route) => route.fulfill({ json: body }));
  await page.route('**/auth/two-factor/resend', (route) => route.fulfill({ json: { sent: true } }));
  const { press } = await login(stage);
  await press.click();
  const { twoFactor } = wordsOf<typeof twoFactorWords>(stage.language, 'two-factor');
  const field = page.getByLabel(twoFactor.code, { exact: true });
  await stage.until('the code', () => field.isVisible(), 6_000);
  await field.fill('012345');
  return { press: button(page, twoFactor.submit), typed: valuesIn(page), done: insidePortal };
};

const resend = async (stage: Stage): Promise<Deed> => {
  const { typed } = await toCode(stage);
  const { twoFactor } = wordsOf<typeof twoFactorWords>(stage.language, 'two-factor');
  await stage.pass(31_000);
  return { press: button(stage.page, twoFactor.resend), typed, done: twoFactor.sent };
};

const forgot = async (stage: Stage): Promise<Deed> => {
  await open(stage, '/forgot-password');
  const { email } = words(stage);
  const said = wordsOf<typeof forgotWords>(stage.language, 'forgot-password');
  await stage.page.getByLabel(email.label).fill('unknown@faults.example');
  const done = new RegExp(said.done.split('{{email}}')[1]!.slice(0, 40));
  return { press: button(stage.page, said.submit), typed: valuesIn(stage.page), done };
};

const choosePassword = async (stage: Stage): Promise<Deed> => {
  const { page, language } = stage;
  await page.route('**/auth/set-password', (route) => route.fulfill({ json: { success: true } }));
  await open(stage, `/reset-password?token=${foreignToken(41)}`);
  const { reset } = wordsOf<typeof passwordWords>(language, 'new-password');
  for (const field of await page.locator('input[autocomplete="new-password"]').all())
    await field.fill('Fresh-water-7');
  return { press: button(page, reset.submit), typed: valuesIn(page), done: reset.savedTitle };
};

/** A user who signs out is signed out after any answer of the server. */
const signOut = async (stage: Stage): Promise<Deed> => {
  const { page, language } = stage;
  await page.goto('/clients');
  await stage.until('the portal', settled, 6_000);
  const { account } = wordsOf<typeof layoutWords>(language, 'layout');
  await page.getByRole('button', { name: account.label.replace('{{name}}', '').trim() }).click();
  const item = page.getByRole('menuitem', { name: account.signOut });
  await stage.until('the menu', () => item.isVisible(), 5_000);
  return { press: item, typed: () => Promise.resolve([]), done: words(stage).login.subtitle };
};

const open401 = 'a call without a session refreshes nothing';
const leftOut: FaultyCall['leftOut'] = {
  'an old token': open401,
  'an old token, and no new one': open401,
  'an old token, and a fault at the refresh': open401,
};

/** An answer without tokens is a refusal (specification, section 5), and a refused password or code is typed anew. */
const asWrong: readonly FaultName[] = ['refused fields', 'null', 'missing data', 'wrong types'];

const calls: readonly (Omit<Write, 'method'> & Partial<Write>)[] = [
  {
    name: 'POST auth/login',
    path: /auth\/login$/,
    ready: login,
    empties: [...asWrong, 'too many calls'],
  },
  { name: 'POST auth/two-factor', path: /auth\/two-factor$/, ready: toCode, empties: asWrong },
  {
    name: 'POST auth/two-factor/resend',
    path: /two-factor\/resend$/,
    ready: resend,
    pauseMs: 31_000,
    usual: { json: { sent: true } },
  },
  { name: 'PUT auth/reset-password', method: 'PUT', path: /auth\/reset-password$/, ready: forgot },
  { name: 'POST auth/set-password', path: /auth\/set-password$/, ready: choosePassword },
];

const accountWrites: readonly FaultyCall[] = [
  ...calls.map((call) => writeCall({ method: 'POST', leftOut, ...call })),
  writeCall({
    name: 'POST auth/logout',
    account: 'admin',
    method: 'POST',
    path: /auth\/logout$/,
    ready: signOut,
    isAlwaysDone: true,
  }),
];

testFaults(() => accountWrites, 9);
