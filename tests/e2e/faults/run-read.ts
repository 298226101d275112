import type { Locator, Request } from '@playwright/test';
import type { Account } from '../setup/accounts';
import { callApi, tokenOf } from '../setup/api';
import { patienceFor, type FaultName } from './kinds';
import type { Look } from './look';
import type { FaultyCall } from './cells';
import { isCounted, isSound, isTold, stoodWhole } from './oracle';
import { Broken, type Stage } from './stage';
import { pressAgain, settled } from './steps';

export interface Read {
  readonly name: string;
  readonly account: Account;
  /** The screen that makes the call. */
  readonly screen: string;
  readonly path: string;
  readonly kind: 'rows' | 'figures' | 'record' | 'guard' | 'trimming';
  /** A list with rows, and the field of them whose value stands for `:id` in the path and the screen. */
  readonly record?: { readonly list: string; readonly idField: string };
  /** The list can be searched. */
  readonly search?: boolean;
  /** The list's own total row is made from it. */
  readonly feeds?: boolean;
  /** The answer has words for a status. */
  readonly status?: boolean;
  /** Nothing on the screen shows that it is under way. */
  readonly isSilent?: boolean;
  /** What makes the screen, which stands by then, ask. Without it, it asks when it opens. */
  readonly ask?: Ask;
}

export interface Ask {
  /** Opens what the text is typed into. */
  readonly open: (stage: Stage) => Promise<Locator>;
  /** The texts that are typed, one after the other; none at first where opening it makes a call already. */
  readonly texts: readonly [string, string, string];
  /** Whether an answer, full or empty, is shown. */
  readonly isAnswered: (stage: Stage) => Promise<boolean>;
}

const leftOutOf = ({ search, status, kind, ask }: Read): FaultyCall['leftOut'] => ({
  'an answer lost after the deed': 'reading changes nothing',
  ...(!search && !ask && { 'answers out of order': 'nothing on the screen asks again with other words' }),
  ...(!status && { 'an unknown status word': 'the answer has no status' }),
  ...(kind === 'trimming' && { 'pressed twice': 'nothing is said, so there is nothing to press' }),
});

/** What may also be drawn as it came: a field that is missing or of another type is an empty place. */
const tolerable: readonly FaultName[] = ['wrong types', 'missing data', 'an unknown status word'];
const fine: readonly FaultName[] = ['a slow answer', 'an old token', 'an unknown status word'];
/** A record that is not there, or not this person's, is not asked for again. */
const final: readonly FaultName[] = ['forbidden', 'not found'];

const matcher =
  ({ path }: Read) =>
  (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === path && request.method() === 'GET' && searchParams.get('format') !== 'csv';
  };

const isThere = async (stage: Stage, { ask }: Read): Promise<boolean> =>
  stage.count() > 0 && (ask === undefined || (await ask.isAnswered(stage)));

/** Opens what the call is typed into, or the screen that makes it, with the fault in place. */
const reach = async (stage: Stage, fault: FaultName, read: Read): Promise<Locator> => {
  const { page } = stage;
  const { ask, screen } = read;
  if (!ask) {
    await stage.break(matcher(read), fault);
    await page.goto(screen);
    return page.getByRole('searchbox');
  }
  await page.goto(screen);
  await stage.until('the screen', settled, 6_000);
  await stage.break(matcher(read), fault);
  const field = await ask.open(stage);
  await stage.until('the field', () => field.isVisible(), 5_000);
  await field.fill(ask.texts[0]);
  return field;
};

const outOfOrder = async (stage: Stage, read: Read) => {
  const field = await reach(stage, 'answers out of order', read);
  const [, second, third] = read.ask?.texts ?? ['', 'a', 'zz'];
  const answered = async (look: Look) => settled(look) && (await isThere(stage, read));
  await stage.until('the first answer', answered, 5_000);
  await field.fill(second);
  await stage.until('the second search', () => stage.count() === 2, 5_000);
  await field.fill(third);
  await stage.until('the third search', () => stage.count() >= 3, 5_000);
  const before = await stage.until('its answer', answered, 5_000);
  stage.release();
  await stage.pass(500);
  const last = await stage.until('the end', settled, 5_000);
  isSound(stage, last);
  const address = stage.page.url();
  if (!read.ask && !address.includes(`search=${third}`)) throw new Broken(`the address is ${address}`);
  stoodWhole(before, last);
  isCounted(stage, 3, 4);
};

const toLogin = async (stage: Stage) => {
  const { page } = stage;
  const look = await stage.until('the login', () => page.url().includes('/login'), 10_000);
  const arrived = look.heading ? look : await stage.until('its heading', settled, 5_000);
  isSound(stage, arrived);
  const kept = await page.evaluate(() => localStorage.getItem('portal.token'));
  if (kept !== null) throw new Broken('the token is kept');
};

/** The last row of the first page is a record of the caller's that is not the caller. */
const withRecord = async (read: Read): Promise<Read> => {
  const { account, path, screen, record } = read;
  if (!record) return read;
  const { list, idField } = record;
  const { body } = await callApi<{ data: readonly Readonly<Record<string, unknown>>[] }>(list, {
    token: await tokenOf(account),
  });
  const id = body.data.at(-1)?.[idField];
  if (typeof id !== 'number' && typeof id !== 'string') throw new Error(`${list} has no record`);
  return { ...read, path: path.replace(':id', String(id)), screen: screen.replace(':id', String(id)) };
};

const runRead = async (stage: Stage, fault: FaultName, declared: Read) => {
  const read = await withRecord(declared);
  const twice = fault === 'pressed twice';
  if (fault === 'answers out of order') return outOfOrder(stage, read);
  await reach(stage, twice ? 'a fault of the server' : fault, read);
  if (fault === 'an old token, and no new one') return toLogin(stage);
  if (fault === 'a slow answer') {
    await stage.until('the call', () => stage.count() >= 1, 5_000);
    await stage.pass(9_750);
    stage.release();
    await stage.until('the answer', () => true, 1_000);
  }
  const patience = patienceFor(fault);
  const start = stage.elapsed();
  const isEnd = () => read.isSilent !== true || stage.elapsed() - start > patience - 1_000;
  const isOver = async (now: Look) =>
    settled(now) && (now.said.length > 0 || ((await isThere(stage, read)) && isEnd()));
  const look = await stage.until('the end of waiting', isOver, patience);
  isSound(stage, look);
  const isQuiet = look.said.length === 0;
  const isFinal =
    final.includes(fault) && (read.kind === 'record' || read.kind === 'guard' || read.kind === 'trimming');
  if (fault === 'no answer') isCounted(stage, 1, 3);
  else if (fine.includes(fault)) isCounted(stage, 1, 2);
  else isCounted(stage, 1, 3);
  if (isFinal || (isQuiet && (fine.includes(fault) || tolerable.includes(fault)))) return;
  if (read.kind === 'trimming') {
    if (!isQuiet) throw new Broken(`said ${JSON.stringify(look.said)}`);
    return;
  }
  isTold(stage, look);
  const before = stage.count();
  stage.mend();
  await pressAgain(stage, twice);
  const isWhole = async (now: Look) =>
    stage.count() > before && settled(now) && now.said.length === 0 && (await isThere(stage, read));
  const whole = await stage.until('to be whole again', isWhole, 5_000);
  isSound(stage, whole);
  // What is drawn as it came is another part of the same answer.
  if (!tolerable.includes(fault) && !read.feeds) stoodWhole(look, whole);
  isCounted(stage, before + 1, before + 1);
};

export const readCall = (read: Read): FaultyCall => ({
  name: read.name,
  account: read.account,
  leftOut: leftOutOf(read),
  run: (stage, fault) => runRead(stage, fault, read),
});
