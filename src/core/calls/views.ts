import * as v from 'valibot';
import { defineCall } from './call';
import { anyText, flag, id, idInAddress, pageOf, text, typedLine } from './values';

const path = '/api/v1/saved-views';
const tag = 'saved-views';

const view = v.strictObject({
  id,
  /** Name of the list's resource. */
  resource: text,
  name: text,
  /** The query part of the list's address: empty, or starting with `?`. */
  address: text,
  /** Colleagues who may open the same list of the same client also see the view. */
  shared: flag,
  /** The view is this user's default. */
  is_default: flag,
  /** The view belongs to this user. Users can apply the views of others, but not change them. */
  own: flag,
});
const viewExample = {
  id: 12,
  resource: 'workers',
  name: 'Left this year',
  address: '?status=Terminated',
  shared: false,
  is_default: true,
  own: true,
};

/** In characters. */
const maxNameLength = 60;
export const maxViewAddressLength = 2_000;

const name = typedLine(maxNameLength);
/** The list's address parser reads it and drops what the list does not support. */
const address = v.pipe(text, v.maxLength(maxViewAddressLength, 'max'));
const viewFlags = { shared: v.exactOptional(flag), is_default: v.exactOptional(flag) } as const;

/** Returns saved views: the user's own, and those of the client that colleagues share. */
export const viewsCall = defineCall({
  id: 'views-list',
  tag,
  method: 'get',
  path,
  query: { resource: v.exactOptional(anyText), client_id: v.exactOptional(idInAddress) },
  proof: { client_id: { status: 404, detail: 'not found' } },
  answer: pageOf(view),
  refusals: [401, 403, 404],
  example: { answer: { data: [viewExample], total_count: 1 } },
});

export const createViewCall = defineCall({
  id: 'views-create',
  tag,
  method: 'post',
  path,
  once: true,
  body: v.strictObject({
    resource: text,
    /** Only for lists of a client. */
    client_id: v.exactOptional(v.nullable(id)),
    name,
    address,
    ...viewFlags,
  }),
  status: 201,
  answer: view,
  refusals: [401, 403, 404, 409, 422],
  example: {
    body: { resource: 'workers', client_id: 1, name: 'Left this year', address: '?status=Terminated' },
    answer: viewExample,
  },
});

export const changeViewCall = defineCall({
  id: 'views-edit',
  tag,
  method: 'put',
  path: `${path}/{id}`,
  params: { id: idInAddress },
  body: v.strictObject({ name: v.exactOptional(name), address: v.exactOptional(address), ...viewFlags }),
  answer: view,
  refusals: [401, 403, 404, 409, 422],
  example: { body: { is_default: true }, answer: viewExample },
});

export const deleteViewCall = defineCall({
  id: 'views-delete',
  tag,
  method: 'delete',
  path: `${path}/{id}`,
  params: { id: idInAddress },
  answer: v.strictObject({ id }),
  refusals: [401, 403, 404],
  example: { answer: { id: 12 } },
});

export const viewCalls = [viewsCall, createViewCall, changeViewCall, deleteViewCall] as const;
