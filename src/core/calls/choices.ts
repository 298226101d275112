import * as v from 'valibot';
import { choiceNames, isChoiceName } from '../session/choice-names';
import { defineCall } from './call';
import { described, text } from './values';

/** At most so many are kept for a user, and so many characters of each. */
export const mostChoices = 100;
const longest = 2000;

const choiceName = v.pipe(v.string(), v.check(isChoiceName), described({ pattern: choiceNames.source }));
const choiceText = v.pipe(v.string(), v.maxLength(longest), described({ maxLength: longest }));

/** As `users/me` answers them. */
export const keptChoices = v.array(v.strictObject({ name: text, value: text }));

/** Keeps how the caller wants the portal, for every device; `null` takes a choice back. Only the portal reads the text. */
export const chooseCall = defineCall({
  id: 'choose',
  tag: 'auth',
  method: 'put',
  path: '/api/v1/users/me/choices/{name}',
  params: { name: choiceName },
  body: v.object({ value: v.nullable(choiceText) }),
  answer: v.strictObject({ name: text, value: v.nullable(text) }),
  refusals: [401, 404, 422],
  example: { body: { value: 'dark' }, answer: { name: 'appearance', value: 'dark' } },
});

export const choiceCalls = [chooseCall] as const;
