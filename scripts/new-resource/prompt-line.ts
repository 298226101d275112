import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CommandError } from './spec';

/** Asks one question. An empty answer means the default. Throws a CommandError when the input ends. */
export type Prompt = (
  question: string,
  defaultAnswer: string,
  check?: (answer: string) => void,
) => Promise<string>;

const endOfInputError = () =>
  new CommandError('Nothing was written: the questions were not answered to the end.');

/** Returns the error message for an answer, or null when it is valid. */
const errorMessageOf = (answer: string, check: (answer: string) => void): string | null => {
  try {
    check(answer);
    return null;
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
};

/**
 * Opens a prompt that repeats a question after an invalid answer. Lines that arrive all at once, from a file, answer one
 * question after the other.
 */
export const openPrompt = (input: Readable, output: Writable): { prompt: Prompt; close: () => void } => {
  const lines = createInterface({ input, output, terminal: false });
  const next = lines[Symbol.asyncIterator]();
  const prompt: Prompt = async (question, defaultAnswer, check = () => undefined) => {
    for (;;) {
      output.write(`${question}${defaultAnswer && ` [${defaultAnswer}]`}: `);
      const line = await next.next();
      if (line.done === true) throw endOfInputError();
      const answer = line.value.trim() || defaultAnswer;
      const errorMessage = errorMessageOf(answer, check);
      if (errorMessage === null) return answer;
      output.write(`${errorMessage}\n`);
    }
  };
  return { prompt, close: () => lines.close() };
};
