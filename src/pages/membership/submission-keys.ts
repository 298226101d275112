/**
 * One idempotency key per filled form: the same answers keep their key, however often they are sent, also with a fresh form token;
 * other answers are another request. What was sent stays in memory only, until `forget`.
 */
export const createSubmissionKeys = () => {
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
