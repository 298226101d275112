/**
 * One idempotency key per filled form: the same body keeps its key, however often it is sent; another body is another request. What
 * was sent stays in memory only, until `forget`.
 */
export const createSubmissionKeys = () => {
  let last: { readonly body: string; readonly key: string } | null = null;
  return {
    keyFor: (body: object): string => {
      const text = JSON.stringify(body);
      if (last?.body !== text) last = { body: text, key: crypto.randomUUID() };
      return last.key;
    },
    forget: (): void => {
      last = null;
    },
  };
};
