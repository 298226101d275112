import type { Locator, Page } from '@playwright/test';
import type enCharts from '@locales/en/charts';
import type enCommon from '@locales/en/common';
import type enErrors from '@locales/en/errors';
import type { Account } from '../setup/accounts';
import { callApi, tokenOf } from '../setup/api';
import { expect } from '../setup/fixtures';
import { faultNames, type FaultName } from './faults';
import { isSettled, expectSoundScreen, partsOn, messagesOn } from './oracle';
import type { Outcomes, FaultyCall } from './run';
import { wordsOf } from './localized-texts';
import type { Stage } from './stage';

export interface QueryInput {
  /** Opens the dialog or menu with the field. */
  readonly open?: (stage: Stage) => Promise<void>;
  readonly field: (stage: Stage) => Locator;
  /** The texts that are typed one after the other. The first is empty where opening already makes a call. */
  readonly texts: readonly [string, string, string];
  /** Whether a result, also an empty one, is shown, where the end of loading does not say so. */
  readonly isAnswered?: (page: Page) => Promise<boolean>;
}

export interface Read {
  readonly name: string;
  readonly account: Account;
  /** The screen that makes the call. */
  readonly screen: string;
  readonly path: string;
  readonly kind: 'rows' | 'figures' | 'record' | 'guard' | 'trimming';
  /** Rendered by a component that all resources share. */
  readonly isGeneric?: boolean;
  /** A list with rows, and the field whose value replaces `:id` in the path and the screen. */
  readonly record?: { readonly list: string; readonly idField: string };
  /** The total row of the list uses this response. */
  readonly feeds?: boolean;
  /** The list can be searched. */
  readonly search?: boolean;
  /** The response contains a status. */
  readonly status?: boolean;
  /** The screen shows no sign of loading. */
  readonly isSilent?: boolean;
  /** How the open screen makes the call. Without it, the screen makes the call when it opens. */
  readonly queryInput?: QueryInput;
}

/** Faults that the screen may render: a field that is missing or of another type is shown empty. */
const tolerable: readonly FaultName[] = ['wrong types', 'missing data', 'an unknown status word'];
const fine: readonly FaultName[] = ['a slow answer', 'an old token'];
/** A record that does not exist, or that the user may not see, is not requested again. */
const final: readonly FaultName[] = ['forbidden', 'not found'];
/** Faults after which the call is retried twice, without waiting. */
const repeated: readonly FaultName[] = ['a fault of the server', 'malformed JSON', 'null'];

const endsOf = ({ kind }: Read): Outcomes => {
  const isTrimming = kind === 'trimming';
  const seen = isTrimming || kind === 'record' || kind === 'guard' ? final : [];
  const done = isTrimming ? faultNames.filter((fault) => !seen.includes(fault)) : fine;
  return { done, either: isTrimming ? [] : tolerable, seen };
};

const leftOutOf = ({ search, status, kind, queryInput }: Read): FaultyCall['leftOut'] => ({
  'an answer lost after the deed': 'reading changes nothing',
  ...(!search &&
    !queryInput && { 'answers out of order': 'nothing on the screen asks again with other words' }),
  ...(!status && { 'an unknown status word': 'the answer has no status' }),
  ...(kind === 'trimming' && { 'pressed twice': 'nothing is said, so there is nothing to press' }),
});

/**
 * Returns path and screen with the id of the last row on the first page: a record that the caller may see, and not the
 * caller.
 */
const placeOf = async ({ account, path, screen, record }: Read) => {
  if (!record) return { path, screen };
  const token = await tokenOf(account);
  const { body } = await callApi<{ data: readonly Readonly<Record<string, number>>[] }>(record.list, {
    token,
  });
  const id = String(body.data.at(-1)?.[record.idField]);
  return { path: path.replace(':id', id), screen: screen.replace(':id', id) };
};

/** Clicks the button that the error message offers. */
const pressAgain = async ({ page, language }: Stage, isTwice: boolean) => {
  const { error } = wordsOf<typeof enErrors>(language, 'errors');
  const { retry } = wordsOf<typeof enCharts>(language, 'charts');
  const { tryAgain } = wordsOf<typeof enCommon>(language, 'common');
  const name = new RegExp(`^(${tryAgain}|${retry}|${error.reload})`);
  // A full-page error has its buttons next to the message, not inside it.
  const inside = page.getByRole('alert').getByRole('button', { name });
  const buttons = (await inside.count()) > 0 ? inside : page.getByRole('button', { name });
  await buttons.first().click({ clickCount: isTwice ? 2 : 1 });
};

export const readCall = (read: Read): FaultyCall => ({
  name: read.name,
  account: read.account,
  isRead: true,
  leftOut: leftOutOf(read),
  ends: endsOf(read),
  tries: (fault) => [repeated.includes(fault) && read.isGeneric ? 3 : 1, fine.includes(fault) ? 2 : 3],
  ready: async (stage, fault) => {
    const { page } = stage;
    const { queryInput } = read;
    const { path, screen } = await placeOf(read);
    if (queryInput) {
      await page.goto(screen);
      await expectSoundScreen(stage);
      await stage.settle();
    }
    const start = Date.now();
    const field = queryInput?.field(stage) ?? page.getByRole('searchbox');
    const [first, second, third] = queryInput?.texts ?? ['', 'a', 'zz'];
    const act = async () => {
      if (!queryInput) return page.goto(screen);
      await queryInput.open?.(stage);
      return field.fill(first);
    };
    const isDone = async () =>
      stage.count() > 0 &&
      (await messagesOn(page).count()) === 0 &&
      (await (queryInput?.isAnswered?.(page) ?? true)) &&
      // Longer than all retries take.
      (read.isSilent !== true || Date.now() - start > 7_000);
    return {
      matches: (request) => {
        const { pathname, searchParams } = new URL(request.url());
        return pathname === path && request.method() === 'GET' && searchParams.get('format') !== 'csv';
      },
      act,
      isDone,
      keepsOtherParts: read.feeds !== true,
      again: () => pressAgain(stage, fault === 'pressed twice'),
      race: async () => {
        const isAnswered = async () => (await isSettled(page)) && isDone();
        const typeQuery = async (text: string, calls: number) => {
          await field.fill(text);
          await expect.poll(stage.count).toBe(calls);
        };
        await act();
        await expect.poll(isAnswered, 'the first answer').toBe(true);
        await typeQuery(second, 2);
        await typeQuery(third, 3);
        await expect.poll(isAnswered, 'the third answer').toBe(true);
        const before = await partsOn(page);
        stage.release();
        await stage.settle();
        await expectSoundScreen(stage);
        expect(await partsOn(page)).toEqual(before);
        if (!read.queryInput) expect(page.url()).toContain(`search=${third}`);
      },
    };
  },
});
