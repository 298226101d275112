import { isFull } from '@tests/helpers/scale';
import { bigClient, callApi, clientId, tokenOf } from '../setup/api';
import { blank, test } from '../setup/fixtures';
import { faultNames, type FaultName } from './faults';
import { run, type FaultyCall } from './run';
import { languages } from './spoken';
import { createStage } from './stage';

/** Numbers that the demo data give to records. */
export interface Numbers {
  readonly clientId: number;
  /** Of the staff account. */
  readonly userId: number;
}
const readNumbers = async (): Promise<Numbers> => {
  const { body } = await callApi<{ id: number }>('/api/v1/users/me', { token: await tokenOf('staff') });
  return { clientId: await clientId(bigClient), userId: body.id };
};

const locales = { en: 'en-US', es: 'es-MX' } as const;

type Cell = readonly [call: string, fault: FaultName];

/** Every call under every fault that makes sense for it. */
const cellsOf = (calls: readonly FaultyCall[]): Cell[] =>
  calls.flatMap(({ name, leftOut }) =>
    faultNames.filter((fault) => !(fault in leftOut)).map((fault): Cell => [name, fault]),
  );

/**
 * Of calls that the same code makes every third one, of all others each; with the fault that was taken least so far, from the one of this
 * rank on.
 */
const sampleOf = (calls: readonly FaultyCall[], first: number): Cell[] => {
  const left = [...faultNames.slice(first), ...faultNames.slice(0, first)];
  return calls
    .filter(({ like }, at) => !like || calls.slice(0, at).filter((one) => one.like === like).length % 3 === 0)
    .flatMap(({ name, leftOut }) => {
      const fault = left.find((one) => !(one in leftOut));
      if (fault) left.push(...left.splice(left.indexOf(fault), 1));
      return fault ? [[name, fault]] : [];
    });
};

/**
 * A test for each call and each fault: all of them in a full run, else a fixed sample of the calls, with one fault each. The languages
 * take turns. What the calls are does not depend on the numbers; their addresses do.
 */
export const testFaults = (callsWith: (numbers: Numbers) => readonly FaultyCall[], first: number): void => {
  test.describe.configure({ mode: 'parallel' });
  const calls = callsWith({ clientId: 0, userId: 0 });
  for (const [at, [name, fault]] of (isFull ? cellsOf(calls) : sampleOf(calls, first)).entries()) {
    const language = languages[at % languages.length] ?? 'en';
    test(`${name}: ${fault} (${language})`, async ({ newVisit }) => {
      const call = callsWith(await readNumbers()).find((one) => one.name === name);
      if (!call) throw new Error(`There is no call ${name}`);
      const visit = await newVisit({ locale: locales[language] });
      await visit.page.clock.install();
      if (call.account) await visit.enter(call.account, blank);
      await run(createStage(visit, language), fault, call);
    });
  }
};
