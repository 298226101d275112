import type { BodyOf } from '@core/calls/call';
import { createViewCall, type changeViewCall } from '@core/calls/views';
import { isRecordId } from '@core/resource/resource';
import { retryCollision } from '@server/storage/retry-collision';
import { type Row, type Storage, UniqueViolation } from '@server/storage/storage';
import { inspectBody } from '../calls/parse';
import { isoTime } from '../clock';
import { invalid, Refusal } from '../refusal';
import { runWrite, type WriteResult } from '../resources/write';
import { listedResource, noClient, requireList, type ListedResource, type ViewContext } from './area';
import { factsOf, viewEvent } from './view-event';
import {
  defaultIds,
  defaultsTable,
  ofUser,
  setDefault,
  viewAddress,
  viewAnswer,
  viewsTable,
} from './view-row';

const maxViews = 50;

/**
 * Throws 409 for a name that the user gave to another view of the same list. Retries when two views become the default
 * at the same time.
 */
export const refuseTakenNames = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await retryCollision([defaultsTable], write);
  } catch (error) {
    if (error instanceof UniqueViolation && error.table === viewsTable) throw new Refusal(409, 'name taken');
    throw error;
  }
};

/** The columns of a view without its owner and list. */
export const columnsOf = ({ name, address, shared }: BodyOf<typeof changeViewCall>): Row => ({
  ...(name !== undefined && { name }),
  ...(address !== undefined && { address }),
  ...(shared !== undefined && { shared }),
});

/** Returns the client in the body. A client's list requires one, all other lists must not have one. */
const clientOf = (resource: ListedResource, given: unknown, errors: Record<string, string>): number => {
  const named = isRecordId(given) ? given : noClient;
  if (resource.scope !== 'client') {
    if (named !== noClient) errors['client_id'] = 'invalid';
    return noClient;
  }
  if (named === noClient) errors['client_id'] ??= 'required';
  return named;
};

const insertView = async (
  c: ViewContext,
  tx: Storage,
  columns: Row,
  isDefault: boolean,
): Promise<WriteResult> => {
  const { userId } = c.var.session;
  const { resource = null } = columns;
  const owned = await tx
    .table(viewsTable)
    .count([ofUser(userId), { field: 'resource', op: 'eq', value: resource }]);
  if (owned >= maxViews) throw invalid({ name: 'limit' });
  const row = await tx.table(viewsTable).insert(columns);
  if (isDefault) await setDefault(tx, userId, row, true);
  return {
    answer: viewAnswer(c.var, row, isDefault),
    events: [viewEvent('create', row, {}, factsOf(row))],
  };
};

/** The response to a repeated call: the current view, or its id when it was deleted. */
const replayView = async (c: ViewContext, storedAnswer: object): Promise<object> => {
  const { deps, session } = c.var;
  const { id } = storedAnswer as { readonly id: number };
  const row = await deps.storage.table(viewsTable).first([{ field: 'id', op: 'eq', value: id }]);
  return row
    ? viewAnswer(c.var, row, (await defaultIds(deps.storage, session.userId)).has(id))
    : storedAnswer;
};

/** Saves an address under a name. Throws 422 with all invalid fields, and 409 `name taken`. */
export const createView = async (c: ViewContext): Promise<Response> => {
  const { deps, session } = c.var;
  const { fields, fitting, ...sent } = await inspectBody(c, createViewCall);
  const resource = listedResource(c.var, fields['resource']);
  if (!resource) throw invalid({ resource: sent.errors['resource'] ?? 'invalid' });
  const errors: Record<string, string> = { ...sent.errors };
  const clientId = clientOf(resource, fields['client_id'], errors);
  await requireList(c.var, resource, clientId);
  const address = fitting && viewAddress(resource.list, fitting.address);
  if (fitting && address === null) errors['address'] = 'max';
  if (fields['shared'] === true && resource.scope !== 'client') errors['shared'] = 'invalid';
  if (Object.keys(errors).length > 0 || !fitting || address === null) throw invalid(errors);
  const { name, shared = false, is_default: isDefault = false } = fitting;
  const view = { name, address, shared, is_default: isDefault };
  const columns: Row = {
    ...columnsOf(view),
    user_id: session.userId,
    resource: resource.name,
    client_id: clientId,
    created: isoTime(deps.clock.now()),
  };
  return refuseTakenNames(() =>
    runWrite(c, {
      status: 201,
      once: {
        request: { ...view, resource: resource.name, clientId },
        keep: (answer) => ({ id: (answer as Row)['id'] ?? null }),
        again: (storedAnswer) => replayView(c, storedAnswer),
      },
      work: (tx) => insertView(c, tx, columns, isDefault),
    }),
  );
};
