/**
 * The idempotency key of one form: the same answers keep their key, however often they are sent, so that sending them again, because the
 * answer was lost, creates nothing twice; other answers are another request. What was sent stays in memory only, until `forget`.
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
