import { resources } from '@resources';
import { isSetAction } from '@core/resource/action';
import { actionsOnRecords, deleteAction } from '@core/resource/many-records';
import { formOfAction, isUndoable } from '@server/api/bulk/bulk-action';
import { endpointOf } from '@server/api/resources/endpoint';
import type { Row, Try } from './rows';

/** The id of no record: callers with the right get an answer that skips it. */
const missing = 999_999;

/** Returns for each caller whether one of the rows does not refuse them. */
const allowedByAny = (rows: readonly string[], letter: string): string =>
  Array.from(rows[0] ?? '', (_, at) => (rows.some((letters) => letters[at] !== 'F') ? letter : 'F')).join('');

/**
 * Adds the calls of actions on many records. Who may run an action on one record may run it on many; who may open
 * the list may ask for the progress of their own.
 */
export const withBulk = (rows: readonly Row[]): readonly Row[] => {
  const lettersOf = (route: string): string =>
    rows.find((row) => row.route === route)?.tries[0]?.expected ?? '';
  const added = new Map<string, Row>();
  for (const resource of resources) {
    const at = endpointOf(resource);
    const add = (method: string, below: string, expected: string, body?: object): void => {
      const path = `${at.slice('/api/'.length)}/actions/${below.replace(':id', String(missing))}`;
      const one: Try = { path: path.replace(':clientId', '{own}'), expected, ...(body && { body }) };
      added.set(`${method} ${at}/actions/${below}`, {
        route: `${method} ${at}/actions/${below}`,
        tries: [one],
      });
    };
    const names = actionsOnRecords(resource);
    const edits = lettersOf(`PUT ${at}/:id`);
    const removals = lettersOf(`DELETE ${at}/:id`);
    // Whether a record is managed by the caller decides between the actions, but the right is that of the area.
    const acts = names.flatMap((name) => {
      const action = resource.actions?.[name];
      return action && !isSetAction(action) ? [lettersOf(`POST ${at}/:id/${name}`)] : [];
    });
    for (const name of names) {
      const action = resource.actions?.[name];
      const changes = action && isSetAction(action) ? [edits] : acts;
      const letters = name === deleteAction ? [removals] : changes;
      const { inputs: asked } = formOfAction(resource, name);
      const inputs = Object.keys(asked).map((input) => [input, 'x']);
      const isText = Object.values(asked).every(({ kind }) => kind.endsWith('text'));
      add('POST', name, allowedByAny(letters, isText ? 'A' : 'I'), {
        ids: [missing],
        ...Object.fromEntries(inputs),
      });
    }
    if (names.some((name) => isUndoable(resource, name)))
      add('POST', 'undo', allowedByAny([edits], 'N'), { undo: missing });
    if (names.length > 0) add('GET', 'runs/:id', allowedByAny([lettersOf(`GET ${at}`), ...acts], 'N'));
  }
  return [...rows, ...added.values()];
};
