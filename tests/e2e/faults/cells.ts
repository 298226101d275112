import { isFull } from '@tests/helpers/scale';
import { bigClient, callApi, clientId, tokenOf } from '../setup/api';
import { blankPath, test } from '../setup/fixtures';
import { faultNames, type FaultName } from './faults';
import { run, type FaultyCall } from './run';
import { sampleOf, type FaultFile } from './sample';
import { languages } from './localized-texts';
import { createStage } from './stage';

/** Ids of records in the demo data. */
export interface RecordIds {
  readonly clientId: number;
  /** Id of the staff account. */
  readonly userId: number;
}
const readRecordIds = async (): Promise<RecordIds> => {
  const { body } = await callApi<{ id: number }>('/api/v1/users/me', { token: await tokenOf('staff') });
  return { clientId: await clientId(bigClient), userId: body.id };
};

const locales = { en: 'en-US', es: 'es-MX' } as const;

interface Cell {
  readonly call: string;
  readonly fault: FaultName;
}

/** Every call with every fault that applies to it. */
const cellsOf = (calls: readonly FaultyCall[]): Cell[] =>
  calls.flatMap(({ name, leftOut }) =>
    faultNames.filter((fault) => !(fault in leftOut)).map((fault) => ({ call: name, fault })),
  );

/**
 * Defines a test for each call and each fault: all of them in a full run, otherwise this file's cells of the sample.
 * Languages alternate. The list of calls does not depend on the numbers; only their addresses do.
 */
export const testFaults = (
  file: FaultFile,
  callsWith: (numbers: RecordIds) => readonly FaultyCall[],
): void => {
  test.describe.configure({ mode: 'parallel' });
  const cells = isFull ? cellsOf(callsWith({ clientId: 0, userId: 0 })) : sampleOf(file);
  for (const [at, { call: name, fault }] of cells.entries()) {
    const language = languages[at % languages.length] ?? 'en';
    test(`${name}: ${fault} (${language})`, async ({ newVisit }) => {
      const call = callsWith(await readRecordIds()).find((one) => one.name === name);
      if (!call) throw new Error(`There is no call ${name}`);
      const visit = await newVisit({ locale: locales[language] });
      await visit.page.clock.install();
      if (call.account) await visit.enter(call.account, blankPath);
      await run(createStage(visit, language), fault, call);
    });
  }
};
