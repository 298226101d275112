import type { Locator, Page } from '@playwright/test';
import { faultNames, type FaultName } from './faults';
import type { UserAction, FaultyCall } from './run';
import type { Stage } from './stage';

/** A write on the screen, one click before it is sent. */
export type WriteAction = Omit<UserAction, 'matches'>;

export interface Write extends Pick<FaultyCall, 'name' | 'account' | 'mockAnswer'> {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: RegExp;
  readonly ready: (stage: Stage) => Promise<WriteAction>;
  readonly leftOut?: FaultyCall['leftOut'];
  /** Faults after which the write counts as done anyway. */
  readonly doneAt?: readonly FaultName[];
  /** The write is done after any response and any wait; a rejected token is tried once more. */
  readonly isAlwaysDone?: boolean;
  /** Faults that mean that the typed values were wrong: they must be typed again. */
  readonly empties?: readonly FaultName[];
}

/** The screen does not use the response body: the write is done, or the screen says that it is not sure. */
const doubtful: readonly FaultName[] = [
  'malformed JSON',
  'an empty answer',
  'no content',
  'null',
  'missing data',
  'wrong types',
];
const fine: readonly FaultName[] = ['a slow answer', 'an old token', 'pressed twice'];

export const writeCall = (write: Write): FaultyCall => {
  const { method, path, ready, isAlwaysDone = false, doneAt = [], empties = [] } = write;
  return {
    ...write,
    ready: async (stage) => ({
      ...(await ready(stage)),
      matches: (request) => request.method() === method && path.test(new URL(request.url()).pathname),
    }),
    leftOut: {
      'an unknown status word': 'nothing is drawn from the answer to a write',
      'answers out of order': 'one write at a time',
      ...write.leftOut,
    },
    ends: {
      done: isAlwaysDone ? faultNames : fine,
      either: [...doubtful.filter((fault) => !empties.includes(fault)), ...doneAt],
      led: empties,
    },
    tries: (fault) => [1, fault === 'an old token' || (isAlwaysDone && fault.startsWith('an old')) ? 2 : 1],
  };
};

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Done when the screen shows this text. */
export const showsText =
  (page: Page, done: string | RegExp): UserAction['isDone'] =>
  () =>
    page.getByText(done).first().isVisible();

/** An open confirmation dialog, whose last button confirms. */
export const confirmDialog = async ({ page }: Stage, done: string | RegExp): Promise<WriteAction> => {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('heading').waitFor();
  return {
    press: dialog.locator('button.MuiButton-root').last(),
    typed: () => dialog.getByRole('heading').allInnerTexts(),
    isDone: showsText(page, done),
  };
};

/** Returns all values typed and chosen inside an element. */
export const valuesIn = (place: Locator) => (): Promise<string[]> =>
  place
    .locator('input, textarea, select')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(
        ({ name, type, value, checked }) => `${name} ${value} ${type === 'checkbox' ? checked : ''}`,
      ),
    );
