import { useInvalidate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { clientQuery, pathOf } from '@core/list/list-calls';
import type { Resource } from '@core/resource/resource';
import { versionOf } from '@core/resource/versioned';
import type { Row } from '@lib/api-answer';
import { useHttp } from '@lib/http-context';
import { dismissNotice, type Notice, notify } from '@lib/notify';
import { optionalCalls, useIsAbsent } from '@lib/optional-calls';
import { useCurrentClient } from '@lib/portal-context';
import { failureText } from '../form/failure-text';
import { rowId } from '../list/record-identity';
import { useRestore } from './use-history';

/** How long a notice offers to undo, in milliseconds. */
const undoMs = 30_000;

/** What a notice needs to undo a write. */
export type UndoNotice = Partial<Pick<Notice, 'key' | 'durationMs' | 'action'>>;

/**
 * The parts of a notice that undo a write: the values from before, or a record that was deleted. Nothing if the server
 * cannot undo it. A record that others changed since stays as it is, with the reason.
 */
export const useUndo = (resource: Resource) => {
  const { t } = useTranslation('common');
  const { t: tForm } = useTranslation('form');
  const http = useHttp();
  const client = useCurrentClient();
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const invalidate = useInvalidate();
  const { restore } = useRestore(resource);
  const isAbsent = useIsAbsent(optionalCalls.history);

  const notice = (key: string, undo: () => Promise<unknown>): UndoNotice => ({
    key,
    durationMs: undoMs,
    action: {
      label: t('notices.undo'),
      run: () => {
        dismissNotice(key);
        undo().then(
          () => notify({ kind: 'success', key, text: t('notices.undone') }),
          (reason: unknown) => notify({ kind: 'error', key, text: failureText(reason, tForm) }),
        );
      },
    },
  });
  return {
    /** Undoes the change of a record. `record` is the answer of the write, `former` the version before it. */
    ofChange: (record: Row | undefined, former: number | undefined): UndoNotice => {
      const version = record && versionOf(record);
      const id = record && rowId(record, resource.idField);
      if (isAbsent || !id || former === undefined || version === undefined || version === former) return {};
      return notice(`undo ${resource.name} ${id}`, () => restore(id, { version: former, current: version }));
    },
    /** Takes a deleted record out of the trash. `answer` is that of the deletion. */
    ofDeletion: (answer: Row): UndoNotice => {
      const { trash } = answer;
      if (typeof trash !== 'number') return {};
      return notice(`undo ${resource.name} trash ${trash}`, async () => {
        await http.request<unknown>({
          backend: resource.api.backend,
          method: 'POST',
          path: `${pathOf(resource, clientId, 'trash')}/${trash}/restore`,
          query: clientQuery(resource, clientId),
          body: {},
        });
        await invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] });
      });
    },
  };
};
