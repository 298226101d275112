import type { Hono } from 'hono';
import type { Operation, Resource } from '@core/resource/resource';
import { isVersioned } from '@core/resource/versioned';
import { fileActionsOf, recordActionsOf } from '@core/resource/action';
import { mountBulk } from '../bulk/mount-bulk';
import type { Call, HttpCall, ServedResource } from './opened-call';
import { serve } from './behavior-of';
import type { ApiEnv } from '../deps';
import { withCurrentRights } from '../session/require-session';
import { idOf, openCall, requireAction, requireArea, requireOperation } from './call';
import { endpointOf } from './endpoint';
import { exportRecords } from './export';
import { listHistory } from './history';
import { answerRecord } from './if-match';
import { contextOf } from './context';
import { knownNames } from './known-names';
import { listRecords, lookUp } from './list';
import { creation, edit, recordAction, removal } from './operations';
import { recordOf, requireRow } from './record';
import { recordFile } from './record-file';
import { mountTrash } from './trash';
import { undo } from './undo';
import { writeRecord, type WriteOperation } from './write';

/** Requires the right to read a single record, apart from those that `requireRow` checks. */
const requireReading = (call: Call, id: number): void => {
  if (!call.behavior.scope?.own?.(contextOf(call), id)) requireArea(call.session, call.resource);
};

const mountEndpoint = (app: Hono<ApiEnv>, path: string, variants: readonly ServedResource[]): void => {
  /** Handles a write after `require` has checked the caller's rights. */
  const handleWrite = (
    authorize: (call: HttpCall) => void,
    operationOf: (call: HttpCall) => WriteOperation,
  ) =>
    withCurrentRights(async (c) => {
      const call = await openCall(c, variants, true);
      authorize(call);
      return writeRecord(call, operationOf(call));
    });
  const known = new Map(variants.map(({ resource }) => [resource.name, knownNames(resource)]));
  const namesOf = ({ declared }: Call, writeName: string) => known.get(declared.name)?.get(writeName) ?? null;
  const may = (operation: Operation) => (call: Call) =>
    requireOperation(call.session, call.resource, operation);
  app.get(path, async (c) => {
    const call = await openCall(c, variants, false);
    requireArea(call.session, call.resource);
    const { list } = call.resource;
    if (list && call.query.get('format') === 'csv') return exportRecords(call, list);
    return c.json(list ? await listRecords(call, list) : await lookUp(call));
  });
  app.post(
    path,
    handleWrite(may('create'), (call) => creation(call, namesOf(call, 'create'))),
  );
  if (variants.every(({ resource }) => !resource.list)) return;
  // Their paths are those of no record.
  mountBulk(app, path, variants);
  if (variants.some(({ resource }) => resource.operations.delete)) mountTrash(app, path, variants);
  app.get(`${path}/:id`, async (c) => {
    const call = await openCall(c, variants, true);
    const id = idOf(c);
    requireReading(call, id);
    return answerRecord(c, await recordOf(call, await requireRow(call, call.deps.storage, id)));
  });
  app.put(
    `${path}/:id`,
    handleWrite(may('edit'), (call) => ({
      ...edit(call, idOf(call.c), namesOf(call, 'edit')),
      ...(call.c.req.header('If-Match') === undefined && { note: 'edit, without version' }),
    })),
  );
  app.patch(
    `${path}/:id`,
    handleWrite(may('edit'), (call) => ({
      ...edit(call, idOf(call.c), namesOf(call, 'edit')),
      isPartial: true,
    })),
  );
  app.delete(
    `${path}/:id`,
    handleWrite(may('delete'), (call) => removal(call, idOf(call.c))),
  );
  if (variants.some(({ resource }) => isVersioned(resource)))
    app.get(`${path}/:id/history`, async (c) => {
      const call = await openCall(c, variants, true);
      const id = idOf(c);
      requireReading(call, id);
      return c.json(await listHistory(call, id));
    });
  if (variants.some(({ resource }) => resource.operations.edit))
    app.post(
      `${path}/:id/undo`,
      handleWrite(may('edit'), (call) => undo(call, idOf(call.c), namesOf(call, 'edit'))),
    );
  const actions = variants.flatMap(({ resource }) => recordActionsOf(resource.actions).map(([name]) => name));
  for (const name of new Set(actions))
    app.post(
      `${path}/:id/${name}`,
      handleWrite(
        ({ session, resource }) => requireAction(session, resource, name),
        (call) => recordAction(call, idOf(call.c), name, namesOf(call, name)),
      ),
    );
  for (const name of new Set(variants.flatMap(({ resource }) => fileActionsOf(resource.actions))))
    app.get(`${path}/:id/${name}`, async (c) => {
      const call = await openCall(c, variants, true);
      requireAction(call.session, call.resource, name);
      return recordFile(call, idOf(c), name);
    });
};

/** Throws when the list of a resource sorts by a computed field and its behavior does not say how. */
const checkOrder = ({ resource, behavior }: ServedResource): void => {
  const { name, list, fields } = resource;
  const unknown = list?.sortBy.find(
    (by) => fields[by]?.computed && !fields[by].relation && !behavior.computed?.order?.[by],
  );
  if (unknown !== undefined)
    throw new Error(
      `The list of "${name}" sorts by "${unknown}", which is computed. Add "order" to its behavior, or take it out of "sortBy".`,
    );
};

/** Mounts the endpoints of all declared resources. Declarations with the same path share one endpoint. */
export const mountResources = (app: Hono<ApiEnv>, resources: readonly Resource[]): void => {
  for (const path of new Set(resources.map(endpointOf))) {
    const variants = resources.filter((resource) => endpointOf(resource) === path).map(serve);
    variants.forEach(checkOrder);
    mountEndpoint(app, path, variants);
  }
};
