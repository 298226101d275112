import type { Row, Storage } from '../../storage/storage';
import { readBody } from '../body';
import { forbidden, invalid, notFound } from '../refusal';
import { recordId } from '../resources/record-id';
import { listedResource, requireList, type ListedResource, type ViewContext } from './area';
import { columnsOf, refusingTakenNames } from './create-view';
import { readView } from './input';
import { defaultIds, dropDefaults, setDefault, viewAnswer, viewsTable } from './view-row';

interface Found {
  readonly row: Row;
  readonly id: number;
  readonly isOwn: boolean;
  readonly resource: ListedResource;
}

const ofId = (id: number) => ({ field: 'id', op: 'eq', value: id }) as const;

/** A view that the user may see: 404 for any other, and what the list says for one whose list is closed to them. */
const requireView = async (c: ViewContext): Promise<Found> => {
  const { deps, session } = c.var;
  const id = recordId(c.req.param('id'));
  const row = id === null ? null : await deps.storage.table(viewsTable).first([ofId(id)]);
  const resource = row && listedResource(c.var, row['resource']);
  if (id === null || !resource) throw notFound();
  const isOwn = row['user_id'] === session.userId;
  if (!isOwn && row['shared'] !== true) throw notFound();
  await requireList(c.var, resource, Number(row['client_id']));
  return { row, id, isOwn, resource };
};

/** Changes what the body names. Of somebody else's view only `is_default` is the user's own (otherwise 403). */
export const changeView = async (c: ViewContext): Promise<Response> => {
  const { deps, session } = c.var;
  const { row, id, isOwn, resource } = await requireView(c);
  const body = await readBody(c);
  const errors: Record<string, string> = {};
  const { is_default: isDefault, ...view } = readView(resource.list, body, [], errors);
  if (!isOwn && Object.keys(view).length > 0) throw forbidden();
  if (view.shared === true && resource.scope !== 'client') errors['shared'] = 'invalid';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const patch = columnsOf(view);
  const write = async (tx: Storage) => {
    if (Object.keys(patch).length > 0 && !(await tx.table(viewsTable).update([ofId(id)], patch)))
      throw notFound();
    if (view.shared === false) await dropDefaults(tx, id, session.userId);
    if (isDefault !== undefined) await setDefault(tx, session.userId, row, isDefault);
    return (await defaultIds(tx, session.userId)).has(id);
  };
  const chosen = await refusingTakenNames(() => deps.storage.transaction(write));
  return c.json(viewAnswer(c.var, { ...row, ...patch }, chosen));
};

/** Only the owner deletes a view; those who began with it begin with the bare list again. */
export const removeView = async (c: ViewContext): Promise<Response> => {
  const { id, isOwn } = await requireView(c);
  if (!isOwn) throw forbidden();
  await c.var.deps.storage.transaction(async (tx) => {
    await dropDefaults(tx, id);
    if (!(await tx.table(viewsTable).remove([ofId(id)]))) throw notFound();
  });
  return c.json({ id });
};
