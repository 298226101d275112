import type myWords from '@locales/en/my-account';
import { testFaults } from './cells';
import { escapeRegExp, textPattern, wordsOf } from './localized-texts';
import type { Stage } from './stage';
import {
  button,
  confirmDialog,
  showsText,
  valuesIn,
  writeCall,
  type Write,
  type WriteAction,
} from './writes';

/** No other file uses this account: its name changes, and its sign-ins are listed. */
const account = 'internal';
const wordsIn = ({ language }: Stage): typeof myWords => wordsOf<typeof myWords>(language, 'my-account');
const around = (text: string) => new RegExp(textPattern(text));

const isHere = {
  first_name: 'Ingrid',
  last_name: 'Larsen',
  username: 'internal@portal.example',
  pending_username: null,
  role_name: 'Internal Staff',
  factor: 'none',
  factor_required: false,
  recovery_codes_left: 0,
};
const withFactor = { ...isHere, factor: 'mail', recovery_codes_left: 5 };
const codes = { recovery_codes: Array.from({ length: 10 }, (_, at) => `aaaa${at}-bbbbb`) };

/**
 * Mocks a call, so that the demo accounts keep their password, address and factor. The server rejects calls that still
 * reach it, because the password is wrong.
 */
const answer = ({ page }: Stage, method: string, path: string, json: object) =>
  page.route(`**/api/v1/${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ json }) : route.fallback(),
  );

const open = async (stage: Stage, shown?: object) => {
  if (shown) await answer(stage, 'GET', 'account', shown);
  await stage.page.goto('/account');
};

/** Fills in the open dialog (the current password and the other fields); one click submits it. */
const typed = async (
  stage: Stage,
  done: RegExp,
  others: Readonly<Record<string, string>> = {},
): Promise<WriteAction> => {
  const { fields } = wordsIn(stage);
  const dialog = stage.page.getByRole('dialog');
  for (const [label, value] of Object.entries({ [fields.current_password]: 'not it', ...others }))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  return {
    press: dialog.locator('button[type=submit]'),
    typed: valuesIn(dialog),
    isDone: showsText(stage.page, done),
  };
};

let people = 0;
const rename = async (stage: Stage): Promise<WriteAction> => {
  await open(stage);
  const { name, fields } = wordsIn(stage);
  people += 1;
  // A name has no digits.
  const letters = `${Date.now()}${people}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const last = `Fault ${letters}`;
  await stage.page.getByLabel(fields.last_name, { exact: true }).fill(last);
  return {
    press: button(stage.page, name.submit),
    typed: valuesIn(stage.page.locator('form')),
    isDone: showsText(stage.page, name.done),
  };
};

const changePassword = async (stage: Stage): Promise<WriteAction> => {
  const { password, fields } = wordsIn(stage);
  await answer(stage, 'PUT', 'account/password', { success: true });
  await open(stage);
  await button(stage.page, password.change).click();
  return typed(stage, around(password.done), { [fields.password]: 'Fresh-water-7' });
};

const changeAddress = async (stage: Stage): Promise<WriteAction> => {
  const { address, fields } = wordsIn(stage);
  const next = 'other@faults.example';
  await answer(stage, 'PUT', 'account/address', { pending_username: next });
  await open(stage);
  await button(stage.page, address.change).click();
  return typed(stage, around(address.done), { [fields.username]: next });
};

const keepAddress = async (stage: Stage): Promise<WriteAction> => {
  const { address } = wordsIn(stage);
  await answer(stage, 'DELETE', 'account/address', { pending_username: null });
  await open(stage, { ...isHere, pending_username: 'other@faults.example' });
  return {
    press: button(stage.page, address.giveUp),
    isDone: showsText(stage.page, around(address.gaveUp)),
  };
};

const mailed = { two_factor_token: 'challenge', expires_in: 600 };
const start = { factor_token: 'challenge', kind: 'mail', expires_in: 600 };
const startFactor = async (stage: Stage): Promise<WriteAction> => {
  const { factor, setUp } = wordsIn(stage);
  await answer(stage, 'POST', 'account/factor', start);
  await open(stage, isHere);
  await button(stage.page, factor.use.mail).click();
  return typed(stage, around(setUp.codeHelp.mail));
};

const shownCodes = (stage: Stage) => new RegExp(`^${escapeRegExp(wordsIn(stage).codes.title)}$`);

const confirmFactor = async (stage: Stage): Promise<WriteAction> => {
  const { fields } = wordsIn(stage);
  await answer(stage, 'POST', 'account/factor/confirm', codes);
  const action = await startFactor(stage);
  await action.press?.click();
  await stage.page.getByRole('dialog').getByLabel(fields.code, { exact: true }).fill('012345');
  return { ...action, isDone: showsText(stage.page, shownCodes(stage)) };
};

const renewCodes = async (stage: Stage): Promise<WriteAction> => {
  await answer(stage, 'POST', 'account/recovery-codes', codes);
  await open(stage, withFactor);
  const { factor, fields } = wordsIn(stage);
  await button(stage.page, factor.renew).click();
  return typed(stage, shownCodes(stage), { [fields.code]: '012345' });
};

const mailCode = async (stage: Stage): Promise<WriteAction> => {
  const { factor, factorCode } = wordsIn(stage);
  await answer(stage, 'POST', 'account/factor/code', mailed);
  await open(stage, withFactor);
  await button(stage.page, factor.off).click();
  const dialog = stage.page.getByRole('dialog');
  await dialog.getByLabel(wordsIn(stage).fields.current_password, { exact: true }).fill('not it');
  return {
    press: button(stage.page, factorCode.send),
    typed: valuesIn(dialog),
    isDone: showsText(stage.page, around(factorCode.again)),
  };
};

const removeFactor = async (stage: Stage): Promise<WriteAction> => {
  const { factor, dropped, fields } = wordsIn(stage);
  await answer(stage, 'DELETE', 'account/factor', { factor: 'none' });
  await open(stage, withFactor);
  await button(stage.page, factor.off).click();
  return typed(stage, around(dropped.done), { [fields.code]: '012345' });
};

const seen = '2026-11-20T12:00:00.000Z';
const signIn = (id: number, current: boolean) => ({
  id,
  current,
  browser: 'Firefox',
  system: 'Linux',
  network: '',
  signed_in: seen,
  last_seen: seen,
});

/** Opens the page with two sign-ins. Those of other tests would move the buttons below them. */
const openWithSignIns = async (stage: Stage): Promise<void> => {
  const data = [signIn(1, true), signIn(1_999_999_999, false)];
  await answer(stage, 'GET', 'account/sessions', { data, total_count: 2 });
  await open(stage);
};

/**
 * Opens the list of sign-ins (the current one and one that the server does not have) and the dialog that asks to end
 * one or all others.
 */
const asked = async (stage: Stage, name: RegExp, done: RegExp): Promise<WriteAction> => {
  await openWithSignIns(stage);
  await stage.page.getByRole('button', { name }).click();
  return confirmDialog(stage, done);
};

const endOne = async (stage: Stage): Promise<WriteAction> => {
  const { sessions } = wordsIn(stage);
  await answer(stage, 'DELETE', 'account/sessions/*', { id: 1 });
  return asked(
    stage,
    new RegExp(`^${escapeRegExp(sessions.endOf.split('{{')[0] ?? '')}Firefox`),
    around(sessions.ended),
  );
};

const endOthers = async (stage: Stage): Promise<WriteAction> => {
  const { sessions } = wordsIn(stage);
  await answer(stage, 'DELETE', 'account/sessions', { ended: 2 });
  return asked(stage, around(sessions.endOthers), around(sessions.othersEnded.count_other));
};

/** For administrators. */
const endAll = async (stage: Stage): Promise<WriteAction> => {
  const { sessions } = wordsIn(stage);
  await answer(stage, 'DELETE', 'sessions', { ended: 212 });
  await openWithSignIns(stage);
  await button(stage.page, sessions.endAll).click();
  return typed(stage, around(sessions.allEnded.count_other));
};

const own = (call: string): RegExp => new RegExp(`/api/v1/account${call}$`);
const calls: readonly Omit<Write, 'account'>[] = [
  { name: 'PUT account', method: 'PUT', path: own(''), ready: rename },
  {
    name: 'PUT account/password',
    method: 'PUT',
    path: own('/password'),
    ready: changePassword,
    mockAnswer: { json: { success: true } },
  },
  {
    name: 'PUT account/address',
    method: 'PUT',
    path: own('/address'),
    ready: changeAddress,
    mockAnswer: { json: { pending_username: 'other@faults.example' } },
  },
  {
    name: 'DELETE account/address',
    method: 'DELETE',
    path: own('/address'),
    ready: keepAddress,
    mockAnswer: { json: { pending_username: null } },
  },
  {
    name: 'POST account/factor',
    method: 'POST',
    path: own('/factor'),
    ready: startFactor,
    mockAnswer: { json: start },
  },
  {
    name: 'POST account/factor/confirm',
    method: 'POST',
    path: own('/factor/confirm'),
    ready: confirmFactor,
    mockAnswer: { json: codes },
  },
  {
    name: 'POST account/factor/code',
    method: 'POST',
    path: own('/factor/code'),
    ready: mailCode,
    mockAnswer: { json: mailed },
  },
  {
    name: 'DELETE account/factor',
    method: 'DELETE',
    path: own('/factor'),
    ready: removeFactor,
    mockAnswer: { json: { factor: 'none' } },
  },
  {
    name: 'POST account/recovery-codes',
    method: 'POST',
    path: own('/recovery-codes'),
    ready: renewCodes,
    mockAnswer: { json: codes },
  },
  {
    name: 'DELETE account/sessions/:id',
    method: 'DELETE',
    path: own('/sessions/\\d+'),
    ready: endOne,
    mockAnswer: { json: { id: 1 } },
    // A sign-in that no longer exists has ended.
    doneAt: ['not found'],
  },
  {
    name: 'DELETE account/sessions',
    method: 'DELETE',
    path: own('/sessions'),
    ready: endOthers,
    mockAnswer: { json: { ended: 2 } },
    leftOut: { 'an answer lost after the deed': 'it would end the sign-ins of the other cells' },
  },
];
const endAllSessions: Write = {
  account: 'admin',
  name: 'DELETE sessions',
  method: 'DELETE',
  path: /\/api\/v1\/sessions$/,
  ready: endAll,
  mockAnswer: { json: { ended: 212 } },
  leftOut: { 'an answer lost after the deed': 'it would end the sign-ins of the other cells' },
};

/** Every write on the My account page. */
testFaults('own-writes', () => [
  ...calls.map((call) => writeCall({ account, ...call })),
  writeCall(endAllSessions),
]);
