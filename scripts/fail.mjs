/** Ends the process with one sentence for the person in front of it. */
export const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
