import { pathParameters, type ApiCall } from './call';
import { id, ref, text, type Schema } from '@core/openapi/schema';
import type { ApiWords, DocumentWords } from './words';

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

export interface OperationParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface DescribedAnswer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly schema: Schema }>>;
  readonly content: Content;
}

export type OperationAnswer = { readonly $ref: string } | DescribedAnswer;

/** One call as an OpenAPI operation. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly [];
  readonly parameters?: readonly OperationParameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly description?: string;
    readonly content: Content;
  };
  readonly responses: Readonly<Record<string, OperationAnswer>>;
}

const headers = { 'Retry-After': { schema: { type: 'integer', minimum: 1 } } } as const;

/** Returns the error responses that calls share, by status. */
export const refusals = ({ answers }: ApiWords): Readonly<Record<string, DescribedAnswer>> =>
  Object.fromEntries(
    Object.entries(answers.refused).map(([status, description]) => [
      `Refused${status}`,
      {
        description,
        ...((status === '429' || status === '503') && { headers }),
        content: { 'application/json': { schema: ref('Refusal') } },
      },
    ]),
  );

/**
 * The call's own errors, those of any call with a body, which is read even where it is ignored, and 503 for any call while the server starts or its database is
 * unavailable.
 */
const refusalsOf = ({ method, body, refusals: own }: ApiCall): readonly number[] => [
  ...own,
  ...(body ? [400, 415] : []),
  ...(method === 'get' ? [] : [413]),
  503,
];

const contentOf = ({ answers, example }: ApiCall): Content =>
  Object.fromEntries(
    answers.map((answer) =>
      'file' in answer
        ? [
            answer.file,
            { schema: answer.file.startsWith('text/') ? text : { type: 'string', format: 'binary' } },
          ]
        : ['application/json', { schema: answer.schema, ...(example && { example: example.answer }) }],
    ),
  );

const parametersOf = ({ path, parameters = [] }: ApiCall, { own }: DocumentWords): OperationParameter[] => [
  ...pathParameters(path).map((name) => ({
    name,
    in: 'path' as const,
    required: true,
    description: name === 'clientId' ? own.parameters.client : own.parameters.id,
    schema: parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? id,
  })),
  ...parameters.filter((one) => one.in !== 'path'),
];

const requestBodyOf = (
  { unknownFields, isPartial, mayBeEmpty, example }: ApiCall,
  schema: Schema,
  { unknownFields: texts }: ApiWords,
): NonNullable<Operation['requestBody']> => ({
  required: !mayBeEmpty,
  ...(unknownFields && {
    description: [texts[unknownFields], ...(isPartial ? [texts.partial] : [])].join(' '),
  }),
  content: { 'application/json': { schema, ...(example && { example: example.body }) } },
});

export const operationOf = (call: ApiCall, words: DocumentWords): Operation => {
  const parameters = parametersOf(call, words);
  const { own } = words;
  const { status = 200 } = call;
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    ...(call.description !== undefined && { description: call.description }),
    ...(call.isOpen && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: requestBodyOf(call, call.body, own) }),
    responses: {
      [status]: {
        description: status === 201 ? own.answers.created : own.answers.good,
        content: contentOf(call),
      },
      ...(call.existing && {
        200: { description: own.answers.good, content: { 'application/json': { schema: call.existing } } },
      }),
      ...(call.accepted && {
        202: {
          description: own.answers.accepted,
          headers: { Location: { schema: text } },
          content: { 'application/json': { schema: call.accepted } },
        },
      }),
      ...Object.fromEntries(
        refusalsOf(call).map((refusal) => [refusal, { $ref: `#/components/responses/Refused${refusal}` }]),
      ),
    },
  };
};
