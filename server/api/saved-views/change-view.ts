import { changeViewCall, deleteViewCall } from '@core/calls/views';
import type { Row, Storage } from '@server/storage/storage';
import { inspectBody, parseParams } from '../calls/parse';
import { forbidden, invalid, notFound } from '../refusal';
import { runWrite, type WriteResult } from '../resources/write';
import { listedResource, requireList, type ListedResource, type ViewContext } from './area';
import { columnsOf, refuseTakenNames } from './create-view';
import { factsOf, viewEvent } from './view-event';
import { defaultIds, removeDefaults, setDefault, viewAddress, viewAnswer, viewsTable } from './view-row';

interface FoundView {
  readonly row: Row;
  readonly id: number;
  readonly isOwn: boolean;
  readonly resource: ListedResource;
}

/** The fields that only the owner may change. */
const ofOwner = ['name', 'address', 'shared'] as const;

const ofId = (id: number) => ({ field: 'id', op: 'eq', value: id }) as const;

/**
 * Returns a view that the user may see. Throws 404 for any other view, and the list's error when the list is closed to
 * the user.
 */
const requireView = async (c: ViewContext, tx: Storage, method: 'first' | 'lock'): Promise<FoundView> => {
  const { deps, session } = c.var;
  const { id } = parseParams(c, deleteViewCall);
  const row = await tx.table(viewsTable)[method]([ofId(id)]);
  const resource = row && listedResource(c.var, row['resource']);
  if (!resource) throw notFound();
  const isOwn = row['user_id'] === session.userId;
  if (!isOwn && row['shared'] !== true) throw notFound();
  await requireList({ deps: { ...deps, storage: tx }, session }, resource, Number(row['client_id']));
  return { row, id, isOwn, resource };
};

/**
 * Changes the fields in the body. For another user's view, only `is_default` may be changed, which applies to the
 * caller (otherwise 403).
 */
export const changeView = async (c: ViewContext): Promise<Response> => {
  const { deps, session } = c.var;
  const { userId } = session;
  // Check access to the view before parsing the body.
  await requireView(c, deps.storage, 'first');
  const { fields, fitting, ...sent } = await inspectBody(c, changeViewCall);
  const work = async (tx: Storage): Promise<WriteResult> => {
    const { row, id, isOwn, resource } = await requireView(c, tx, 'lock');
    if (!isOwn && ofOwner.some((name) => Object.hasOwn(fields, name))) throw forbidden();
    const errors: Record<string, string> = { ...sent.errors };
    const address = fitting?.address === undefined ? undefined : viewAddress(resource.list, fitting.address);
    if (address === null) errors['address'] = 'max';
    if (fields['shared'] === true && resource.scope !== 'client') errors['shared'] = 'invalid';
    if (Object.keys(errors).length > 0 || !fitting || address === null) throw invalid(errors);
    const { is_default: isDefault, ...view } = fitting;
    const patch = columnsOf({ ...view, ...(address !== undefined && { address }) });
    const after = { ...row, ...patch };
    if (Object.keys(patch).length > 0) await tx.table(viewsTable).update([ofId(id)], patch);
    if (view.shared === false) await removeDefaults(tx, id, userId);
    if (isDefault !== undefined) await setDefault(tx, userId, row, isDefault);
    return {
      answer: viewAnswer(c.var, after, (await defaultIds(tx, userId)).has(id)),
      events: [viewEvent('update', row, factsOf(row), factsOf(after))],
    };
  };
  return refuseTakenNames(() => runWrite(c, { status: 200, work }));
};

/** Deletes a view. Only its owner may do so. Users who had it as their default get the plain list again. */
export const removeView = (c: ViewContext): Promise<Response> =>
  runWrite(c, {
    status: 200,
    work: async (tx) => {
      const { row, id, isOwn } = await requireView(c, tx, 'lock');
      if (!isOwn) throw forbidden();
      await removeDefaults(tx, id);
      await tx.table(viewsTable).remove([ofId(id)]);
      return { answer: { id }, events: [viewEvent('delete', row, factsOf(row), {})] };
    },
  });
