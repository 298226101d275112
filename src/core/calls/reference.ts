import * as v from 'valibot';
import { defineCall } from './call';
import { storedChoices } from './choices';
import { dataOf, id, text } from './values';

/** The signed-in user. */
export const meCall = defineCall({
  id: 'me',
  tag: 'auth',
  method: 'get',
  path: '/api/v1/users/me',
  answer: v.strictObject({
    id,
    first_name: text,
    last_name: text,
    profile_picture_url: v.nullable(text),
    choices: v.exactOptional(storedChoices),
  }),
  refusals: [401],
  example: {
    answer: {
      id: 7,
      first_name: 'Mia',
      last_name: 'Quist',
      profile_picture_url: null,
      choices: [{ name: 'appearance', value: 'dark' }],
    },
  },
});

export const featureFlagsCall = defineCall({
  id: 'feature-flags',
  tag: 'auth',
  method: 'get',
  path: '/api/v1/feature-flags',
  answer: dataOf(v.strictObject({ name: text, value: v.picklist(['on', 'off']) })),
  refusals: [401],
  example: { answer: { data: [{ name: 'eip_claims', value: 'on' }] } },
});

export const referenceCalls = [meCall, featureFlagsCall] as const;
