import type { Locator, Request } from '@playwright/test';
import type { Account } from '../setup/accounts';
import { expect } from '../setup/fixtures';
import type { FaultName, Fulfilled } from './faults';
import { isSettled, expectSoundScreen, expectMessage, partsOn, messagesOn } from './oracle';
import type { Stage } from './stage';

/** What makes the call on the screen, and how to recognize that it is done. */
export interface UserAction {
  /** Whether a request is the call that fails. */
  readonly matches: (request: Request) => boolean;
  readonly press?: Locator;
  /** What makes the call, where it is not a click. */
  readonly act?: () => Promise<unknown>;
  /** The one click that recovers. Without it, `act` or `press` is repeated. */
  readonly again?: () => Promise<unknown>;
  readonly isDone: () => Promise<boolean>;
  /** The typed or chosen values, compared before and after a failure. */
  readonly typed?: () => Promise<readonly string[]>;
  /** How often the write took effect on the server. */
  readonly effects?: () => Promise<number>;
  /** Where the message is shown, if not in the usual places. */
  readonly messages?: Locator;
  /** Makes the call three times and lets the responses arrive out of order. */
  readonly race?: () => Promise<void>;
  /** The parts of the screen beside the failure are the same as after the recovery. */
  readonly keepsOtherParts?: boolean;
  /** An additional check that holds at any moment. */
  readonly holds?: () => Promise<void>;
}

/**
 * Outcomes other than an error message from which one click recovers. `done`: it is done anyway. `either`: a message or
 * done. `led`: a message that leads to another step or to typing again. `seen`: something is shown, and nothing more is
 * checked.
 */
export type Outcomes = Readonly<Partial<Record<'done' | 'either' | 'led' | 'seen', readonly FaultName[]>>>;

export interface FaultyCall {
  /** Method and path. */
  readonly name: string;
  readonly account?: Account | undefined;
  /** Faults that do not apply, and why. */
  readonly leftOut: Readonly<Partial<Record<FaultName, string>>>;
  /** The usual response, where the server would respond differently. */
  readonly mockAnswer?: Fulfilled;
  /** Brings the page to the point where one click makes the call. */
  readonly ready: (stage: Stage, fault: FaultName) => Promise<UserAction>;
  readonly ends: Outcomes;
  /** The minimum and maximum number of calls. */
  readonly tries: (fault: FaultName) => readonly [least: number, most: number];
  /** The portal aborts the call after this time on the page's clock. */
  readonly givenUpMs?: number;
  /** A read: for `pressed twice`, the button that recovers from a failure is clicked twice. */
  readonly isRead?: boolean;
}

const toLogin = async (stage: Stage) => {
  await stage.page.waitForURL(/\/login/);
  await expectSoundScreen(stage);
  expect(await stage.page.evaluate(() => localStorage.getItem('portal.token')), 'a token is kept').toBeNull();
};

/** The membership form retries some calls for 15 s, and a report with many rows takes longer on a busy machine. */
const timeout = 90_000;

const isOnce = async ({ effects }: UserAction) => {
  if (effects) await expect.poll(effects, 'effects').toBe(1);
};

/** Tests one call under one fault against the points of the oracle. */
export const run = async (stage: Stage, fault: FaultName, call: FaultyCall): Promise<void> => {
  const { page } = stage;
  const { ends, isRead = false } = call;
  const effective = isRead && fault === 'pressed twice' ? 'a fault of the server' : fault;
  const action = await call.ready(stage, fault);
  const messages = action.messages ?? messagesOn(page);
  const typed = await action.typed?.();
  await stage.break(action.matches, effective, call.mockAnswer);
  if (fault === 'answers out of order' && action.race) return action.race();
  const act = action.act ?? (() => action.press?.click());
  await act();
  if (effective === 'pressed twice') await action.press?.click({ timeout: 500 }).catch(() => undefined);
  if (fault === 'no answer') await stage.pass(call.givenUpMs ?? 31_000);
  if (fault === 'a slow answer') await stage.pass(9_750);
  if (fault === 'a slow answer' && !ends.done?.includes('no answer') && !isRead)
    expect(await action.isDone(), 'done before the answer').toBe(false);
  if (effective === 'a slow answer' || effective === 'pressed twice') stage.release();
  if (fault === 'an old token, and no new one') return toLogin(stage);

  const isIn = (end: keyof Outcomes) => ends[end]?.includes(effective) === true;
  const mayBeDone = isIn('done') || isIn('either') || isIn('seen');
  const isOver = async () =>
    (await isSettled(page)) &&
    ((!isIn('done') && (await messages.count()) > 0) || (mayBeDone && (await action.isDone())));
  await expect.poll(isOver, { message: 'the end of waiting', timeout }).toBe(true);
  if (isIn('either') || isIn('seen')) await stage.settle();
  await expectSoundScreen(stage);
  await action.holds?.();
  const [minCalls, maxCalls] = call.tries(effective);
  expect.soft(stage.count(), 'calls').toBeGreaterThanOrEqual(minCalls);
  expect.soft(stage.count(), 'calls').toBeLessThanOrEqual(maxCalls);
  if (isIn('seen') || (isIn('either') && (await action.isDone()))) return;
  if (isIn('done')) return isOnce(action);

  await expectMessage(stage, messages);
  if (isIn('led')) return;
  if (!isRead) expect(await action.isDone(), 'said to be done, too').toBe(false);
  expect.soft(await action.typed?.(), 'what was typed').toEqual(typed);
  const otherParts = action.keepsOtherParts && !isIn('either') ? await partsOn(page) : [];
  const before = stage.count();
  stage.restore();
  await (action.again ?? act)();
  const isWhole = async () => stage.count() > before && (await isSettled(page)) && (await action.isDone());
  await expect.poll(isWhole, { message: 'whole after one press', timeout }).toBe(true);
  await expectSoundScreen(stage);
  await action.holds?.();
  expect.soft(stage.count(), 'calls after the press').toBe(before + 1);
  expect.soft(await partsOn(page), 'the other parts').toEqual(expect.arrayContaining(otherParts));
  await isOnce(action);
};
