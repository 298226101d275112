import type { Context } from 'hono';
import { chooseCall, maxChoices } from '@core/calls/choices';
import type { Condition } from '@core/resource/condition';
import { retryCollision } from '@server/storage/retry-collision';
import type { Storage } from '@server/storage/storage';
import { parseBody, parseParams } from '../calls/parse';
import type { ApiEnv } from '../deps';
import { invalid } from '../refusal';
import { runWrite } from '../resources/write';

const table = 'user_choices';

const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });

/** Returns a user's choices, sorted by name. */
export const choicesOf = async (storage: Storage, userId: number) =>
  (await storage.table(table).find([ofUser(userId)]))
    .map(({ name, value }) => ({ name: String(name), value: String(value) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Saves one choice of the caller, replacing the previous one, or removes it. */
export const choose = async (c: Context<ApiEnv>): Promise<Response> => {
  const { userId } = c.var.session;
  const { name } = parseParams(c, chooseCall);
  const { value } = await parseBody(c, chooseCall);
  const work = async (tx: Storage) => {
    const choices = tx.table(table);
    await choices.remove([ofUser(userId), { field: 'name', op: 'eq', value: name }]);
    if (value !== null) {
      if ((await choices.count([ofUser(userId)])) >= maxChoices) throw invalid({ name: 'limit' });
      await choices.insert({ user_id: userId, name, value });
    }
    return { answer: { name, value }, events: [] };
  };
  return retryCollision([table], () => runWrite(c, { status: 200, work }));
};
