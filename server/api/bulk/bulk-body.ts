import { filterParamNames } from '@core/list/request';
import { isRecordId, type ListSpec, type Resource } from '@core/resource/resource';
import type { JsonObject } from '../calls/parse';
import { unknownErrors } from '../calls/unknown-fields';
import { invalid } from '../refusal';
import { formOfAction } from './bulk-action';

/**
 * The records of a bulk change: by their ids, or all that a list finds, with the number that the caller saw. `preview`:
 * what a dry run answered for them; the records must still be the same ones.
 */
export type Choice =
  | { readonly ids: readonly number[] }
  | { readonly filter: URLSearchParams; readonly expected: number; readonly preview: string | undefined };

interface BulkBody {
  readonly choice: Choice;
  /** The inputs of the action. */
  readonly inputs: JsonObject;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const errorsOfFilter = (list: ListSpec, filter: unknown): Readonly<Record<string, string>> => {
  if (!isObject(filter)) return { filter: 'invalid' };
  const known = new Set(['search', ...filterParamNames(list)]);
  const names = Object.keys(filter);
  return {
    ...unknownErrors(names.filter((name) => !known.has(name)).map((name) => `filter.${name}`)),
    ...Object.fromEntries(
      names
        .filter((name) => known.has(name) && typeof filter[name] !== 'string')
        .map((name) => [`filter.${name}`, 'invalid']),
    ),
  };
};

/**
 * Reads the body of a bulk change: `ids`, or `filter` (the list's own parameters) with `expected` and perhaps `preview`, and
 * the inputs of the action. Throws 422 with the name of everything that is missing, invalid or unknown.
 */
export const readBulkBody = (resource: Resource, name: string, body: JsonObject): BulkBody => {
  const { list } = resource;
  const { ids, filter, expected, preview, ...inputs } = body;
  const known = Object.keys(formOfAction(resource, name).inputs);
  const hasFilter = Object.hasOwn(body, 'filter');
  const hasIds = Object.hasOwn(body, 'ids');
  const isIds = Array.isArray(ids) && ids.length > 0 && ids.every(isRecordId);
  const isExpected = Number.isSafeInteger(expected) && Number(expected) >= 0;
  const errors = {
    ...unknownErrors(Object.keys(inputs).filter((input) => !known.includes(input))),
    ...(hasIds === hasFilter && { ids: hasIds ? 'invalid' : 'required' }),
    ...(hasIds && !isIds && { ids: 'invalid' }),
    ...(hasFilter && list && errorsOfFilter(list, filter)),
    ...(hasFilter && !isExpected && { expected: expected === undefined ? 'required' : 'invalid' }),
    ...(hasFilter && !['string', 'undefined'].includes(typeof preview) && { preview: 'invalid' }),
    ...(!hasFilter && unknownErrors(['expected', 'preview'].filter((only) => Object.hasOwn(body, only)))),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const choice = isIds
    ? { ids: [...new Set(ids)].sort((one, other) => one - other) }
    : {
        filter: new URLSearchParams(filter as Record<string, string>),
        expected: Number(expected),
        preview: preview as string | undefined,
      };
  return { choice, inputs };
};
