import type { GenericSchema } from 'valibot';
import type { Call } from '@core/calls/call';
import { accountCalls } from '@core/calls/account';
import { authCalls } from '@core/calls/auth';
import { choiceCalls } from '@core/calls/choices';
import { favoriteCalls } from '@core/calls/favorites';
import { findCalls } from '@core/calls/find';
import { draftCalls } from '@core/calls/drafts';
import { membershipCalls } from '@core/calls/membership';
import { referenceCalls } from '@core/calls/reference';
import { signingCalls } from '@core/calls/signing';
import { viewCalls } from '@core/calls/views';
import { workspaceCalls } from '@core/calls/workspace';
import type { ApiCall, Parameter } from '../call';
import { text } from '@core/openapi/schema';
import { valueSchema } from '../value-schema';
import type { ApiWords, DocumentWords } from '../words';

/** A call that has texts. */
interface DocumentedCall extends Call {
  readonly id: keyof ApiWords['calls'];
}

/** The calls that no resource declares, in the order of the document: before and after the calls of resources. */
export const callsBefore: readonly DocumentedCall[] = [
  ...authCalls,
  ...referenceCalls,
  ...choiceCalls,
  ...accountCalls,
  ...workspaceCalls,
  ...findCalls,
  ...favoriteCalls,
  ...viewCalls,
];
export const callsAfter: readonly DocumentedCall[] = [...membershipCalls, ...draftCalls, ...signingCalls];

const parametersIn = (place: 'path' | 'query', fields: Call['query'] = {}): Parameter[] =>
  Object.entries(fields).map(([name, schema]) => ({
    name,
    in: place,
    schema: valueSchema(schema, 'sent'),
    ...(schema.type !== 'exact_optional' && { required: true }),
  }));

const parametersOf = ({ params, query, once }: Call, { own }: DocumentWords): Parameter[] => [
  ...parametersIn('path', params),
  ...parametersIn('query', query),
  ...(once
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header' as const,
          schema: { ...text, maxLength: 200 },
          description: own.parameters.once,
        },
      ]
    : []),
];

const bodyOf = (body: GenericSchema): Pick<ApiCall, 'body' | 'unknownFields'> => {
  const schema = valueSchema(body, 'sent');
  return { body: schema, unknownFields: schema.additionalProperties === false ? 'refused' : 'ignored' };
};

/** Returns a call as the document describes it. */
export const describedCall = (call: DocumentedCall, words: DocumentWords): ApiCall => {
  const { id, method, path, tag, isOpen, body, status, answer, existing, refusals, example } = call;
  return {
    id,
    method,
    path,
    tag,
    summary: words.own.calls[id],
    parameters: parametersOf(call, words),
    answers: [{ schema: valueSchema(answer, 'answered') }],
    ...(existing && { existing: valueSchema(existing, 'answered') }),
    refusals,
    example,
    ...(isOpen && { isOpen }),
    ...(body && bodyOf(body)),
    ...(status && { status }),
  };
};
