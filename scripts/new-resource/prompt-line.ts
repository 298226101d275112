import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Complaint } from './spec';

/** Asks one question. An empty answer means the default. Throws a Complaint when the input ends. */
export type Prompt = (question: string, usual: string, check?: (answer: string) => void) => Promise<string>;

const ended = () => new Complaint('Nothing was written: the questions were not answered to the end.');

/** Returns the error message for an answer, or null when it is valid. */
const complaintOf = (answer: string, check: (answer: string) => void): string | null => {
  try {
    check(answer);
    return null;
  } catch (error) {
    if (error instanceof Complaint) return error.message;
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
  const prompt: Prompt = async (question, usual, check = () => undefined) => {
    for (;;) {
      output.write(`${question}${usual && ` [${usual}]`}: `);
      const line = await next.next();
      if (line.done === true) throw ended();
      const answer = line.value.trim() || usual;
      const complaint = complaintOf(answer, check);
      if (complaint === null) return answer;
      output.write(`${complaint}\n`);
    }
  };
  return { prompt, close: () => lines.close() };
};
