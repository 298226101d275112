import { interpolate } from '@server/words/texts';
import type { ApiCall } from '../call';
import { pageParameters } from '../list-parameters';
import { typeName } from '../record-schemas';
import { dateTime, emptyObject, id, integer, listOf, object, orNull, ref, text } from '@core/openapi/schema';
import type { Endpoint } from './endpoint';

const deletion = object({
  id,
  record_id: id,
  name: orNull(text),
  at: dateTime,
  user_id: orNull(id),
  person: orNull(text),
  expires: dateTime,
});

/** Returns the calls of deleted records, and of what a deletion affects. */
export const trashCalls = ({ resource, path, client, words, title, common }: Endpoint): ApiCall[] => {
  const { records, parameters } = words.own;
  const all = { ...common, parameters: client, refusals: [401, 403, 404] };
  return [
    {
      ...all,
      method: 'get',
      path: `${path}/{id}/dependents`,
      id: `${resource.name}-dependents`,
      summary: interpolate(records.dependents, { title }),
      answers: [{ schema: object({ data: listOf(object({ resource: text, count: integer })) }) }],
    },
    {
      ...all,
      method: 'get',
      path: `${path}/trash`,
      id: `${resource.name}-trash`,
      summary: interpolate(records.trash, { title }),
      parameters: [...pageParameters(parameters), ...client],
      answers: [{ schema: object({ data: listOf(deletion), total_count: integer }) }],
    },
    {
      ...all,
      method: 'post',
      path: `${path}/trash/{id}/restore`,
      id: `${resource.name}-restore`,
      summary: interpolate(records.restore, { title }),
      body: emptyObject,
      unknownFields: 'refused',
      mayBeEmpty: true,
      answers: [{ schema: ref(`${typeName(resource.name)}Record`) }],
      refusals: [401, 403, 404, 409, 422],
    },
    {
      ...all,
      method: 'delete',
      path: `${path}/trash/{id}`,
      id: `${resource.name}-delete-for-good`,
      summary: interpolate(records.removeForGood, { title }),
      answers: [{ schema: object({ id }) }],
    },
  ];
};
