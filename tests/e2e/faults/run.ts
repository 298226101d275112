import type { Locator, Request } from '@playwright/test';
import type { Account } from '../setup/accounts';
import { expect } from '../setup/fixtures';
import type { FaultName, Fulfilled } from './faults';
import { isSettled, isSound, isTold, partsOn, saidOn } from './oracle';
import type { Stage } from './stage';

/** What makes the call on the screen, and how it is seen to be done. */
export interface Deed {
  /** The call that goes wrong. */
  readonly matches: (request: Request) => boolean;
  readonly press?: Locator;
  /** Where it is no press that makes it. */
  readonly act?: () => Promise<unknown>;
  /** The one press that recovers; without it, the same as before. */
  readonly again?: () => Promise<unknown>;
  readonly isDone: () => Promise<boolean>;
  /** What was typed or chosen, to be compared before and after a failure. */
  readonly typed?: () => Promise<readonly string[]>;
  /** How often the deed took effect, as the server has it. */
  readonly effects?: () => Promise<number>;
  /** Where it is said, if not at the usual places. */
  readonly said?: Locator;
  /** Asks three times, and has the answers come out of order. */
  readonly race?: () => Promise<void>;
  /** What stood beside the failure is as it is when everything is whole. */
  readonly stands?: boolean;
  /** What holds at any moment besides. */
  readonly holds?: () => Promise<void>;
}

/**
 * What a fault ends in, if it is not told so that one press recovers: it is done all the same; either of them; it is told, and leads to
 * another step or to what is typed anew; there is something to see, and no more is asked.
 */
export type Ends = Readonly<Partial<Record<'done' | 'either' | 'led' | 'seen', readonly FaultName[]>>>;

export interface FaultyCall {
  /** Method and path. */
  readonly name: string;
  readonly account?: Account | undefined;
  /** Faults that make no sense here, and why. */
  readonly leftOut: Readonly<Partial<Record<FaultName, string>>>;
  /** The usual answer, where the server's own would be another one. */
  readonly usual?: Fulfilled;
  /** Leads the page to where the deed is one press away. */
  readonly ready: (stage: Stage, fault: FaultName) => Promise<Deed>;
  readonly ends: Ends;
  /** The least and the most calls that the deed makes. */
  readonly tries: (fault: FaultName) => readonly [least: number, most: number];
  /** After this time on the page's clock the call is given up. */
  readonly givenUpMs?: number;
  /** Nothing is pressed, but what answers a failure is pressed twice. */
  readonly isRead?: boolean;
}

const toLogin = async (stage: Stage) => {
  await stage.page.waitForURL(/\/login/);
  await isSound(stage);
  expect(await stage.page.evaluate(() => localStorage.getItem('portal.token')), 'a token is kept').toBeNull();
};

/** The membership form repeats some calls for 15 s, and a report of many rows takes longer on a busy machine. */
const timeout = 90_000;

const isOnce = async ({ effects }: Deed) => {
  if (effects) await expect.poll(effects, 'effects').toBe(1);
};

/** One call under one fault, by the points of the oracle. */
export const run = async (stage: Stage, fault: FaultName, call: FaultyCall): Promise<void> => {
  const { page } = stage;
  const { ends, isRead = false } = call;
  const effective = isRead && fault === 'pressed twice' ? 'a fault of the server' : fault;
  const deed = await call.ready(stage, fault);
  const said = deed.said ?? saidOn(page);
  const typed = await deed.typed?.();
  await stage.break(deed.matches, effective, call.usual);
  if (fault === 'answers out of order' && deed.race) return deed.race();
  const act = deed.act ?? (() => deed.press?.click());
  await act();
  if (effective === 'pressed twice') await deed.press?.click({ timeout: 500 }).catch(() => undefined);
  if (fault === 'no answer') await stage.pass(call.givenUpMs ?? 31_000);
  if (fault === 'a slow answer') await stage.pass(9_750);
  if (fault === 'a slow answer' && !ends.done?.includes('no answer') && !isRead)
    expect(await deed.isDone(), 'done before the answer').toBe(false);
  if (effective === 'a slow answer' || effective === 'pressed twice') stage.release();
  if (fault === 'an old token, and no new one') return toLogin(stage);

  const isIn = (end: keyof Ends) => ends[end]?.includes(effective) === true;
  const mayBeDone = isIn('done') || isIn('either') || isIn('seen');
  const isOver = async () =>
    (await isSettled(page)) &&
    ((!isIn('done') && (await said.count()) > 0) || (mayBeDone && (await deed.isDone())));
  await expect.poll(isOver, { message: 'the end of waiting', timeout }).toBe(true);
  if (isIn('either') || isIn('seen')) await stage.settle();
  await isSound(stage);
  await deed.holds?.();
  const [least, most] = call.tries(effective);
  expect.soft(stage.count(), 'calls').toBeGreaterThanOrEqual(least);
  expect.soft(stage.count(), 'calls').toBeLessThanOrEqual(most);
  if (isIn('seen') || (isIn('either') && (await deed.isDone()))) return;
  if (isIn('done')) return isOnce(deed);

  await isTold(stage, said);
  if (isIn('led')) return;
  if (!isRead) expect(await deed.isDone(), 'said to be done, too').toBe(false);
  expect.soft(await deed.typed?.(), 'what was typed').toEqual(typed);
  const standing = deed.stands && !isIn('either') ? await partsOn(page) : [];
  const before = stage.count();
  stage.mend();
  await (deed.again ?? act)();
  const isWhole = async () => stage.count() > before && (await isSettled(page)) && (await deed.isDone());
  await expect.poll(isWhole, { message: 'whole after one press', timeout }).toBe(true);
  await isSound(stage);
  await deed.holds?.();
  expect.soft(stage.count(), 'calls after the press').toBe(before + 1);
  expect.soft(await partsOn(page), 'the other parts').toEqual(expect.arrayContaining(standing));
  await isOnce(deed);
};
