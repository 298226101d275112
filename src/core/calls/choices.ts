import * as v from 'valibot';
import { choiceNames, isChoiceName } from '../session/choice-names';
import { defineCall } from './call';
import { jsonSchema, text } from './values';

/** The most choices that are stored for a user. */
export const maxChoices = 100;
const maxValueLength = 2000;

const choiceName = v.pipe(v.string(), v.check(isChoiceName), jsonSchema({ pattern: choiceNames.source }));
const choiceText = v.pipe(text, v.maxLength(maxValueLength), jsonSchema({ maxLength: maxValueLength }));

/** The stored choices, as in the response of `users/me`. */
export const storedChoices = v.array(v.strictObject({ name: text, value: text }));

/** Stores a preference of the caller for all devices; `null` removes it. The value is only meaningful to the portal. */
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
