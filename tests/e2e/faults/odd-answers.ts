import type { Route } from '@playwright/test';

const wrong = (value: unknown): unknown => {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return 'many';
  if (typeof value === 'boolean') return 'maybe';
  if (Array.isArray(value)) return [null, 7, 'row', ...value.map(wrong)];
  if (value === null) return 0;
  return wrongFields(value as object);
};
const wrongFields = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wrong(part)]));

/** The same answer with every value of another type, and among its rows some that are none. */
export const withWrongTypes = (answer: unknown): unknown => wrong(answer);

const isWord = (name: string) => /(status|^stage|^kind|^outcome|^state|^result)$/.test(name);

/** The same answer with the text of an unknown status. */
export const withUnknownWords = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer.map(withUnknownWords);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, part]) => [
      name,
      isWord(name) && typeof part === 'string' ? 'unheard_of' : withUnknownWords(part),
    ]),
  );
};

/** The server's own answer. */
export const answerOf = async (route: Route): Promise<{ status: number; json: unknown }> => {
  const answer = await route.fetch();
  const text = await answer.text();
  return { status: answer.status(), json: text === '' ? null : JSON.parse(text) };
};
