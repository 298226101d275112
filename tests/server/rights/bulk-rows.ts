import { resources } from '@resources';
import { isSetAction } from '@core/resource/row-action';
import { bulkActionsOf, formOfAction, isUndoable } from '@server/api/bulk/bulk-action';
import { endpointOf } from '@server/api/resources/endpoint';
import type { Row, Try } from './rows';

/** A record that nobody has: callers with the right get an answer that skips it. */
const missing = 999_999;

/**
 * Adds the calls of row actions on many records. Who may run an action on one record may run it on many; who may open
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
    const names = bulkActionsOf(resource);
    const edits = lettersOf(`PUT ${at}/:id`);
    for (const name of names) {
      const action = resource.rowActions?.[name];
      const one = action && isSetAction(action) ? edits : lettersOf(`POST ${at}/:id/${name}`);
      const inputs = Object.fromEntries(
        Object.keys(formOfAction(resource, name).inputs).map((input) => [input, 'x']),
      );
      add('POST', name, one.replaceAll(/[^F]/g, 'A'), { ids: [missing], ...inputs });
    }
    if (names.some((name) => isUndoable(resource, name)))
      add('POST', 'undo', edits.replaceAll(/[^F]/g, 'N'), { undo: missing });
    if (names.length > 0) add('GET', 'runs/:id', lettersOf(`GET ${at}`).replaceAll('A', 'N'));
  }
  return [...rows, ...added.values()];
};
