import { actionsOnRecords, deleteAction } from '@core/resource/many-records';
import { formOfAction, isUndoable } from '@server/api/bulk/bulk-action';
import { interpolate } from '@server/words/texts';
import type { ApiCall, Parameter } from '../call';
import { inputsSchema } from '../record-schemas';
import { flag, id, integer, listOf, object, orNull, text, type Schema } from '@core/openapi/schema';
import { idempotencyKey, type Endpoint } from './endpoint';

const dryRun = (description: string): Parameter => ({
  name: 'dry_run',
  in: 'query',
  schema: flag,
  description,
});

const skippedRecords = listOf(object({ id, reason: text }));
const bulkAnswers = {
  answers: [
    {
      schema: object({
        changed: integer,
        skipped: skippedRecords,
        undo: orNull(id),
        'reasons?': listOf(object({ reason: text, count: integer })),
        'preview?': text,
      }),
    },
  ],
  accepted: object({ job: id }),
} as const;

/** Returns the call of an action on many records. */
const bulkCall = ({ resource, path, client, words, title, common }: Endpoint, name: string): ApiCall => {
  const { records, parameters } = words.own;
  const { inputs } = formOfAction(resource, name);
  const known = inputsSchema(inputs, words.of(resource), new Set());
  const bodyWith = (choice: Readonly<Record<string, Schema>>): Schema => {
    const chosen = object(choice);
    return {
      ...chosen,
      properties: { ...chosen.properties, ...known.properties },
      required: [...(chosen.required ?? []), ...(known.required ?? [])],
      additionalProperties: false,
    };
  };
  const { bulkFilter, expected, preview } = parameters;
  const own = words.of(resource).all;
  const action = (name === deleteAction ? own?.delete?.submit : own?.actions?.[name]?.label) ?? name;
  return {
    ...common,
    method: 'post',
    path: `${path}/actions/${name}`,
    id: `${resource.name}-bulk-${name}`,
    summary: interpolate(records.bulk, { title, action }),
    parameters: [...client, dryRun(parameters.dryRun), idempotencyKey(parameters.once)],
    body: {
      anyOf: [
        bodyWith({ ids: { ...listOf(id), minItems: 1 } }),
        bodyWith({
          filter: { type: 'object', additionalProperties: text, description: bulkFilter },
          expected: { ...integer, minimum: 0, description: expected },
          'preview?': { ...text, description: preview },
        }),
      ],
    },
    unknownFields: 'refused',
    ...bulkAnswers,
    refusals: [401, 403, 404, 409, 422, 429],
  };
};

/** Returns the calls of the actions on many records. */
export const bulkCalls = (endpoint: Endpoint): ApiCall[] => {
  const { resource, path, client, words, title, common } = endpoint;
  const { records, parameters } = words.own;
  const names = actionsOnRecords(resource);
  if (names.length === 0) return [];
  const undoing: ApiCall = {
    ...common,
    method: 'post',
    path: `${path}/actions/undo`,
    id: `${resource.name}-bulk-undo`,
    summary: interpolate(records.bulkUndo, { title }),
    parameters: [...client, dryRun(parameters.dryRun), idempotencyKey(parameters.once)],
    body: { ...object({ undo: id }), additionalProperties: false },
    unknownFields: 'refused',
    ...bulkAnswers,
    refusals: [401, 403, 404, 409, 422, 429],
  };
  const progress: ApiCall = {
    ...common,
    method: 'get',
    path: `${path}/actions/runs/{id}`,
    id: `${resource.name}-bulk-run`,
    summary: interpolate(records.bulkRun, { title }),
    parameters: client,
    answers: [
      {
        schema: object({
          id,
          action: text,
          total: integer,
          ended: flag,
          changed: integer,
          skipped: skippedRecords,
          skipped_count: integer,
          undo: orNull(id),
        }),
      },
    ],
    refusals: [401, 403, 404],
  };
  const canUndo = names.some((name) => isUndoable(resource, name));
  return [...names.map((name) => bulkCall(endpoint, name)), ...(canUndo ? [undoing] : []), progress];
};
