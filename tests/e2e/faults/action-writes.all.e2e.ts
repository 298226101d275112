import type reviewWords from '@locales/en/resources/pact-reviews';
import type userWords from '@locales/en/resources/users';
import { callApi, tokenOf } from '../setup/api';
import { testFaults } from './cells';
import { escapeRegExp, textPattern, wordsOf } from './localized-texts';
import type { Stage } from './stage';
import { confirmDialog, showsText, writeCall, type Write, type WriteAction } from './writes';

const account = 'admin';
const users = '/api/v1/users';

let people = 0;
/** Adds a user, with a username that the search of the list finds alone. */
const add = async (): Promise<{ readonly id: number; readonly username: string }> => {
  people += 1;
  const username = `acted.${Date.now().toString(36)}${people}@faults.example`;
  const body = { first_name: 'Nora', last_name: 'Fault', username, role_id: 1, eip_client_ids: [] };
  const answer = await callApi<{ id: number }>(users, { token: await tokenOf(account), body });
  if (answer.status !== 201) throw new Error(`adding ${username} answered ${answer.status}`);
  return { id: answer.body.id, username };
};

const stageOf = async (id: number): Promise<string> =>
  (await callApi<{ stage: string }>(`${users}/${id}`, { token: await tokenOf(account) })).body.stage;

type UserAction = 'deactivate' | 'reactivate' | 'invite';

const acting =
  (action: UserAction, after: string) =>
  async (stage: Stage): Promise<WriteAction> => {
    const { page, language } = stage;
    const { id, username } = await add();
    if (action === 'reactivate')
      await callApi(`${users}/${id}/deactivate`, { method: 'POST', token: await tokenOf(account) });
    await page.goto(`/users?search=${encodeURIComponent(username)}`);
    const { actions } = wordsOf<typeof userWords>(language, 'resources/users');
    const press = page.getByRole('button', {
      name: new RegExp(`^${escapeRegExp(actions[action].label)}\\b`),
    });
    await press.waitFor();
    return {
      press,
      typed: () => page.locator('.MuiDataGrid-row [data-field="username"]').allInnerTexts(),
      isDone: showsText(page, new RegExp(textPattern(actions[action].done))),
      effects: async () => Number((await stageOf(id)) === after),
    };
  };

/** The id of a mocked form in review, so that the forms of the demo stay open. */
const noReview = 1_999_999_999;

const openReview = async (stage: Stage, action: 'accept' | 'refuse') => {
  const { page, language } = stage;
  const { body } = await callApi<object>('/api/v1/pact-reviews/1', { token: await tokenOf(account) });
  const review = { ...body, id: noReview };
  await page.route(`**/api/v1/pact-reviews/${noReview}`, (route) => route.fulfill({ json: review }));
  await page.route(`**/api/v1/pact-reviews/${noReview}/*`, (route) => route.fulfill({ json: review }));
  await page.goto(`/pact-reviews/${noReview}`);
  const words = wordsOf<typeof reviewWords>(language, 'resources/pact-reviews').actions[action];
  const opens = page.getByRole('button', { name: new RegExp(`^${escapeRegExp(words.label)}\\b`) });
  await opens.click();
  return words;
};

const accepting = async (stage: Stage): Promise<WriteAction> =>
  confirmDialog(stage, (await openReview(stage, 'accept')).done);

const refusing = async (stage: Stage): Promise<WriteAction> => {
  const { page } = stage;
  const { done } = await openReview(stage, 'refuse');
  const field = page.getByRole('dialog').locator('textarea').first();
  await field.fill('It is another person.');
  return {
    press: page
      .getByRole('dialog')
      .filter({ has: page.locator('textarea') })
      .locator('button[type=submit]'),
    typed: async () => [await field.inputValue()],
    isDone: showsText(page, done),
  };
};

const after = { deactivate: 'inactive', reactivate: 'not_verified', invite: 'not_verified' } as const;
const calls: readonly Omit<Write, 'account'>[] = [
  ...Object.entries(after).map(([action, stage]) => ({
    name: `POST users/:id/${action}`,
    method: 'POST' as const,
    path: new RegExp(`/users/\\d+/${action}$`),
    ready: acting(action as UserAction, stage),
  })),
  ...Object.entries({ accept: accepting, refuse: refusing }).map(([action, ready]) => ({
    name: `POST pact-reviews/:id/${action}`,
    method: 'POST' as const,
    path: new RegExp(`/pact-reviews/\\d+/${action}$`),
    ready,
    usual: { json: { id: noReview } },
  })),
];

/** Every row action with its own call. */
testFaults('action-writes', () => calls.map((call) => writeCall({ account, ...call })));
