import type { ApiCall, Parameter } from '../call';
import { text, type Schema } from '../schema';
import type { ApiWords, DocumentWords } from '../words';

/** A call that no resource declares; its words stand in the `api` file by its id. */
export interface FixedCall extends Pick<ApiCall, 'method' | 'path' | 'isOpen' | 'body' | 'status'> {
  readonly id: keyof ApiWords['calls'];
  readonly tag: keyof ApiWords['tags'];
  readonly query?: Readonly<Record<string, Schema>>;
  readonly once?: true;
  readonly answer: Schema;
  readonly refusals: readonly number[];
}

const parametersOf = ({ query = {}, once }: FixedCall, { own }: DocumentWords): Parameter[] => [
  ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query' as const, schema })),
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

export const fixedCall = (call: FixedCall, words: DocumentWords): ApiCall => {
  const { id, method, path, tag, isOpen, body, status, answer, refusals } = call;
  return {
    id,
    method,
    path,
    tag,
    summary: words.own.calls[id],
    parameters: parametersOf(call, words),
    answers: [{ schema: answer }],
    refusals,
    ...(isOpen && { isOpen }),
    ...(body && { body }),
    ...(status && { status }),
  };
};
