import type accountWords from '@locales/en/account';
import type layoutWords from '@locales/en/layout';
import type forgotWords from '@locales/en/forgot-password';
import type passwordWords from '@locales/en/new-password';
import type twoFactorWords from '@locales/en/two-factor';
import { fill, unsignedToken, validPassword } from '../setup/account-steps';
import { accounts, password } from '../setup/accounts';
import { callApi } from '../setup/api';
import { testFaults } from './cells';
import type { FaultName } from './faults';
import type { FaultyCall } from './run';
import { wordsOf } from './localized-texts';
import type { Stage } from './stage';
import { button, showsText, valuesIn, writeCall, type Write, type WriteAction } from './writes';

const words = ({ language }: Stage) => wordsOf<typeof accountWords>(language, 'account');
/** A form that this button submits, with all values typed on the page. */
const sent = ({ page }: Stage, name: string, done: string | RegExp): WriteAction => ({
  press: button(page, name),
  typed: valuesIn(page.locator('form')),
  isDone: showsText(page, done),
});
/** A text in the portal's menu, which the pages before the login do not have. */
const insidePortal = /Harbor Lane Markets/;

const login = async (stage: Stage): Promise<WriteAction> => {
  await stage.page.goto('/login');
  const { email, login: texts } = words(stage);
  await stage.page.getByLabel(email.label).fill(accounts.staff);
  await stage.page.getByLabel(texts.password, { exact: true }).fill(password);
  return sent(stage, texts.submit, insidePortal);
};

/** Mocks the calls up to the code, because the server limits how many codes it sends. */
const toCode = async (stage: Stage): Promise<WriteAction> => {
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
  await press?.click();
  const { twoFactor } = wordsOf<typeof twoFactorWords>(stage.language, 'two-factor');
  await page.getByLabel(twoFactor.code, { exact: true }).fill('012345');
  return sent(stage, twoFactor.submit, insidePortal);
};

const resend = async (stage: Stage): Promise<WriteAction> => {
  await toCode(stage);
  const { twoFactor } = wordsOf<typeof twoFactorWords>(stage.language, 'two-factor');
  const pause = () => stage.page.clock.fastForward(31_000);
  await pause();
  const action = sent(stage, twoFactor.resend, twoFactor.sent);
  return { ...action, again: () => pause().then(() => action.press?.click()) };
};

const forgot = async (stage: Stage): Promise<WriteAction> => {
  await stage.page.goto('/forgot-password');
  const { email } = words(stage);
  const texts = wordsOf<typeof forgotWords>(stage.language, 'forgot-password');
  await stage.page.getByLabel(email.label).fill('unknown@faults.example');
  const done = new RegExp(texts.done.split('{{email}}')[1]!.slice(0, 40));
  return sent(stage, texts.submit, done);
};

const choosePassword = async (stage: Stage): Promise<WriteAction> => {
  const { page, language } = stage;
  await page.route('**/auth/set-password', (route) => route.fulfill({ json: { success: true } }));
  await page.goto(`/reset-password?token=${unsignedToken(41)}`);
  const { reset } = wordsOf<typeof passwordWords>(language, 'new-password');
  await fill(page, validPassword);
  return sent(stage, reset.submit, reset.savedTitle);
};

/** Signing out works with any response of the server. */
const signOut = async (stage: Stage): Promise<WriteAction> => {
  const { page, language } = stage;
  await page.goto('/clients');
  const { account } = wordsOf<typeof layoutWords>(language, 'layout');
  await page.getByRole('button', { name: account.label.replace('{{name}}', '').trim() }).click();
  const item = page.getByRole('menuitem', { name: account.signOut });
  await item.waitFor();
  return { press: item, isDone: showsText(page, words(stage).login.subtitle) };
};

const open401 = 'a call without a session refreshes nothing';
const leftOut: FaultyCall['leftOut'] = {
  'an old token': open401,
  'an old token, and no new one': open401,
  'an old token, and a fault at the refresh': open401,
};

/** A response without tokens is a rejection (specification, section 5), and a rejected password or code must be typed again. */
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
    mockAnswer: { json: { sent: true } },
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

testFaults('account-writes', () => accountWrites);
