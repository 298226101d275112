import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from '@tests/helpers/scale';
import type { Account } from '../accounts';
import { openBooth, type Booth } from './booth';
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

export interface Cell {
  readonly call: FaultyCall;
  readonly fault: FaultName;
  readonly language: Language;
}

/** Every call under every fault that makes sense for it; the languages take turns. */
const cellsOf = (calls: readonly FaultyCall[]): Cell[] =>
  calls
    .flatMap((call) =>
      faultNames.filter((fault) => !(fault in call.leftOut)).map((fault) => ({ call, fault })),
    )
    .map((cell, at) => ({ ...cell, language: languages[at % languages.length] ?? 'en' }));

/** Each call once, and the faults in turn from where the ones before ended. */
const sampleOf = (cells: readonly Cell[], first: number): Cell[] => {
  const calls = [...new Set(cells.map(({ call }) => call))];
  return calls.flatMap((call, at) => {
    const own = cells.filter((cell) => cell.call === call);
    const wanted = faultNames.map((_, step) => faultNames[(first + at + step) % faultNames.length]);
    const fault = wanted.find((name) => own.some((cell) => cell.fault === name));
    const cell = own.find((one) => one.fault === fault);
    return cell ? [{ ...cell, language: languages[at % languages.length] ?? 'en' }] : [];
  });
};

const only = process.env['FAULTS_ONLY'];
const pictures = process.env['FAULTS_PICTURES'];
const say = (text: string) => process.stdout.write(`${text}\n`);

const runCell = async (booth: Booth, { call, fault, language }: Cell): Promise<string | null> => {
  const name = `${call.name}, ${fault}, ${language}`;
  try {
    await booth.cell(call.account, async (stage) => {
      try {
        await call.run(stage, fault);
      } catch (reason) {
        if (pictures) {
          mkdirSync(pictures, { recursive: true });
          await stage.page.screenshot({ path: join(pictures, `${name.replace(/[^\w]+/g, '-')}.png`) });
        }
        throw reason;
      }
    });
    return null;
  } catch (reason) {
    return `${name}: ${reason instanceof Error ? reason.message : String(reason)}`;
  }
};

/** Runs the cells, one lane for each language, and answers what did not hold. All of them in a full run, else a fixed sample. */
export const runMatrix = async (
  title: string,
  calls: readonly FaultyCall[],
  first: number,
): Promise<string[]> => {
  const all = cellsOf(calls);
  const wanted = isFull ? all : sampleOf(all, first);
  const cells = only ? all.filter(({ call, fault }) => `${call.name}, ${fault}`.match(only)) : wanted;
  const failures: string[] = [];
  const start = Date.now();
  let done = 0;
  await Promise.all(
    languages.map(async (language) => {
      const booth = await openBooth(language);
      try {
        for (const cell of cells.filter((one) => one.language === language)) {
          const failure = await runCell(booth, cell);
          done += 1;
          if (failure !== null) failures.push(failure);
          if (failure !== null && (isFull || only)) say(`  broken: ${failure}`);
          if (isFull && done % 25 === 0)
            say(`  ${title}: ${done} of ${cells.length} cells, ${failures.length} failed`);
        }
      } finally {
        await booth.close();
      }
    }),
  );
  const seconds = Math.round((Date.now() - start) / 1000);
  const passed = cells.length - failures.length;
  say(`faults, ${title}: ${passed} of ${cells.length} cells passed, ${failures.length} failed, ${seconds} s`);
  return failures;
};
