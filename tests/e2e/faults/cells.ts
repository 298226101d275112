import { isFull } from '@tests/helpers/scale';
import type { Account } from '../setup/accounts';
import { bigClient, callApi, clientId, tokenOf } from '../setup/api';
import { test } from './booth';
import { faultNames, type FaultName } from './kinds';
import { languages, type Language } from './spoken';
import type { Stage } from './stage';

export interface FaultyCall {
  /** Method and path. */
  readonly name: string;
  readonly account?: Account;
  /** Faults that make no sense here, and why. */
  readonly leftOut: Readonly<Partial<Record<FaultName, string>>>;
  /** Runs one cell; rejects at the first point that does not hold. */
  readonly run: (stage: Stage, fault: FaultName) => Promise<void>;
}

/** Numbers that the demo data give to records. */
export interface Numbers {
  readonly clientId: number;
  /** Of the staff account. */
  readonly userId: number;
}

interface Cell {
  readonly call: string;
  readonly fault: FaultName;
  readonly language: Language;
}

/** Every call under every fault that makes sense for it; the languages take turns. */
const cellsOf = (calls: readonly FaultyCall[]): Cell[] =>
  calls
    .flatMap(({ name, leftOut }) =>
      faultNames.filter((fault) => !(fault in leftOut)).map((fault) => ({ call: name, fault })),
    )
    .map((cell, at) => ({ ...cell, language: languages[at % languages.length] ?? 'en' }));

/** Each call once, and the faults in turn from where the ones before ended. */
const sampleOf = (cells: readonly Cell[], first: number): Cell[] =>
  [...new Set(cells.map(({ call }) => call))].flatMap((call, at) => {
    const own = new Map(cells.filter((cell) => cell.call === call).map((cell) => [cell.fault, cell]));
    const turns = faultNames.map((_, step) => faultNames[(first + at + step) % faultNames.length]);
    const cell = turns.flatMap((fault) => (fault && own.get(fault)) ?? [])[0];
    return cell ? [{ ...cell, language: languages[at % languages.length] ?? 'en' }] : [];
  });

const readNumbers = async (): Promise<Numbers> => {
  const { body } = await callApi<{ id: number }>('/api/v1/users/me', { token: await tokenOf('staff') });
  return { clientId: await clientId(bigClient), userId: body.id };
};

/**
 * A test for each call and each fault: all of them in a full run, else a fixed sample whose faults begin with the one of this rank.
 * What the calls are does not depend on the numbers; their addresses do.
 */
export const testFaults = (callsWith: (numbers: Numbers) => readonly FaultyCall[], first: number): void => {
  test.describe.configure({ mode: 'parallel' });
  const cells = cellsOf(callsWith({ clientId: 0, userId: 0 }));
  for (const { call: name, fault, language } of isFull ? cells : sampleOf(cells, first))
    test(`${name}: ${fault} (${language})`, async ({ booth }) => {
      const call = callsWith(await readNumbers()).find((one) => one.name === name);
      if (!call) throw new Error(`There is no call ${name}`);
      await booth(language, call.account, (stage) => call.run(stage, fault));
    });
};
