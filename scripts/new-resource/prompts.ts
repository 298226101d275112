import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CommandError } from './checks';

/** Asks until `parse` accepts the answer. An empty answer means the initial one. */
export type Prompt = <T>(question: string, initial: string, parse: (answer: string) => T) => Promise<T>;

/** Opens a prompt. It reads line by line, so that a file can answer all questions as well. */
export const openPrompt = (input: Readable, output: Writable): { prompt: Prompt; close: () => void } => {
  const readline = createInterface({ input, terminal: false });
  const lines = readline[Symbol.asyncIterator]();
  const prompt: Prompt = async (question, initial, parse) => {
    for (;;) {
      output.write(`${question}${initial && ` [${initial}]`}: `);
      const line = await lines.next();
      if (line.done) throw new CommandError('Nothing was written: the input ended before the last answer.');
      try {
        return parse(line.value.trim() || initial);
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        output.write(`${error.message}\n`);
      }
    }
  };
  return { prompt, close: () => readline.close() };
};
