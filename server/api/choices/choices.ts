import type { Context } from 'hono';
import { chooseCall, mostChoices } from '@core/calls/choices';
import type { Condition } from '@core/resource/condition';
import { retryCollision } from '@server/storage/retry-collision';
import type { Storage } from '@server/storage/storage';
import { parseBody, parseParams } from '../calls/parse';
import type { ApiEnv } from '../deps';
import { invalid } from '../refusal';
import { runWrite } from '../resources/write';

const table = 'user_choices';

const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });

/** What a user chose, by name. */
export const choicesOf = async (storage: Storage, userId: number) =>
  (await storage.table(table).find([ofUser(userId)]))
    .map(({ name, value }) => ({ name: String(name), value: String(value) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Keeps one choice of the caller in the place of the one before, or drops it. */
export const choose = async (c: Context<ApiEnv>): Promise<Response> => {
  const { userId } = c.var.session;
  const { name } = parseParams(c, chooseCall);
  const { value } = await parseBody(c, chooseCall);
  const work = async (tx: Storage) => {
    const choices = tx.table(table);
    await choices.remove([ofUser(userId), { field: 'name', op: 'eq', value: name }]);
    if (value !== null) {
      if ((await choices.count([ofUser(userId)])) >= mostChoices) throw invalid({ name: 'limit' });
      await choices.insert({ user_id: userId, name, value });
    }
    return { answer: { name, value }, events: [] };
  };
  return retryCollision([table], () => runWrite(c, { status: 200, work }));
};
