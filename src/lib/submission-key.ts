/**
 * Creates the idempotency keys of a form. The same answers always get the same key, so that sending them again after a
 * lost response creates nothing twice. Other answers get a new key. The answers are kept in memory only, until
 * `forget`.
 */
export const createSubmissionKey = () => {
  let last: { readonly answers: string; readonly key: string } | null = null;
  return {
    keyFor: (answers: object): string => {
      const text = JSON.stringify(answers);
      if (last?.answers !== text) last = { answers: text, key: crypto.randomUUID() };
      return last.key;
    },
    forget: (): void => {
      last = null;
    },
  };
};

export type SubmissionKey = ReturnType<typeof createSubmissionKey>;
