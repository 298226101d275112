import type { Locator, Request } from '@playwright/test';
import type { Account } from '../setup/accounts';
import { patienceFor, type FaultName, type Usual } from './kinds';
import type { FaultyCall } from './cells';
import { isCounted, isSound, isTold } from './oracle';
import { Broken, type Stage } from './stage';
import { settled } from './steps';

/** One deed on the screen, ready to be pressed. */
export interface Deed {
  readonly press: Locator;
  /** What was typed or chosen, to be compared before and after a failure. */
  readonly typed: () => Promise<readonly string[]>;
  /** The words of success. */
  readonly done: string | RegExp;
  /** How often the deed took effect, as the server has it. */
  readonly effects?: () => Promise<number>;
}

export interface Write {
  readonly name: string;
  readonly account?: Account;
  readonly method: 'POST' | 'PUT' | 'DELETE' | 'GET';
  readonly path: RegExp;
  /** Leads the page to where the deed is one press away. */
  readonly ready: (stage: Stage) => Promise<Deed>;
  readonly leftOut?: FaultyCall['leftOut'];
  /** Faults after which the deed counts as done all the same. */
  readonly doneAt?: readonly FaultName[];
  /** The usual answer, where the server's own would be another one. */
  readonly usual?: Usual;
  /** It is done after any answer and any wait; a refused token is tried once more. */
  readonly isAlwaysDone?: boolean;
  /** Faults that mean that what was typed was wrong: it is typed anew. */
  readonly empties?: readonly FaultName[];
  /** After this time it can be pressed again. */
  readonly pauseMs?: number;
}

const leftOut: FaultyCall['leftOut'] = {
  'an unknown status word': 'nothing is drawn from the answer to a write',
  'answers out of order': 'one write at a time',
};

/** What the answer says beyond its status is of no use to the screen: the write is done, or told as doubtful. */
const doubtful: readonly FaultName[] = [
  'malformed JSON',
  'an empty answer',
  'no content',
  'null',
  'missing data',
  'wrong types',
];
const fine: readonly FaultName[] = ['a slow answer', 'an old token', 'pressed twice'];

const isDone = async ({ page }: Stage, { done }: Deed): Promise<boolean> =>
  page.getByText(done).first().isVisible();

const isOnce = async ({ effects }: Deed) => {
  const count = (await effects?.()) ?? 1;
  if (count !== 1) throw new Broken(`it took effect ${count} times`);
};

const toLogin = async (stage: Stage) => {
  const { page } = stage;
  await stage.until('the login', () => page.url().includes('/login'), 10_000);
  isSound(stage, await stage.until('its heading', settled, 5_000));
  isCounted(stage, 1, 1);
};

const runWrite = async (stage: Stage, fault: FaultName, write: Write) => {
  const matches = (request: Request) =>
    request.method() === write.method && write.path.test(request.url().replace(/^https?:\/\/[^/]+/, ''));
  const deed = await write.ready(stage);
  const typed = await deed.typed();
  await stage.break(matches, fault, write.usual);
  await deed.press.click();
  // A hand is not faster than this, and what waits is drawn within it.
  await stage.pass(20);
  if (fault === 'pressed twice') {
    await deed.press.click({ timeout: 500 }).catch(() => undefined);
    await stage.until('the call', () => stage.count() > 0, 5_000);
    stage.release();
  }
  if (fault === 'an old token, and no new one') return toLogin(stage);
  if (fault === 'a slow answer') {
    await stage.until('the call', () => stage.count() === 1, 5_000);
    await stage.pass(9_750);
    if (!write.isAlwaysDone && (await isDone(stage, deed))) throw new Broken('done before the answer');
    stage.release();
  }
  const start = stage.elapsed();
  const ended = async () =>
    (await isDone(stage, deed)) ||
    ((await deed.press.isVisible()) && (await deed.press.isEnabled({ timeout: 500 })));
  const look = await stage.until(
    'the end of waiting',
    async (now) => settled(now) && stage.count() > 0 && (now.said.length > 0 || (await ended())),
    patienceFor(fault),
  );
  if (stage.elapsed() - start > patienceFor(fault)) throw new Broken('the wait did not end');
  isSound(stage, look);
  const mayRepeat = write.isAlwaysDone ? fault.startsWith('an old token') : fault === 'an old token';
  isCounted(stage, 1, mayRepeat ? 2 : 1);
  const isOver = await isDone(stage, deed);
  if (fine.includes(fault)) {
    if (!isOver) throw new Broken(`not done: said ${JSON.stringify(look.said)}`);
    return isOnce(deed);
  }
  if (isOver && (write.isAlwaysDone === true || doubtful.includes(fault) || write.doneAt?.includes(fault)))
    return undefined;
  isTold(stage, look);
  if (isOver) throw new Broken('said to be done, too');
  const kept = await deed.typed();
  if (write.empties?.includes(fault)) return undefined;
  if (JSON.stringify(kept) !== JSON.stringify(typed))
    throw new Broken(`typed ${JSON.stringify(typed)}, now ${JSON.stringify(kept)}`);
  const before = stage.count();
  stage.mend();
  if (write.pauseMs !== undefined) await stage.pass(write.pauseMs);
  await deed.press.click();
  const after = await stage.until('to be done at last', () => isDone(stage, deed), 5_000);
  isSound(stage, after);
  isCounted(stage, before + 1, before + 1);
  return isOnce(deed);
};

export const writeCall = (write: Write): FaultyCall => ({
  name: write.name,
  ...(write.account && { account: write.account }),
  leftOut: { ...leftOut, ...write.leftOut },
  run: (stage, fault) => runWrite(stage, fault, write),
});
