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
export type UndoNotice = Partial<Pick<Notice, 'key' | 'durationMs' | 'undo'>>;

/** The key of the notices about a record. The next write of the record replaces the notice. */
export const undoKey = ({ name }: Resource, id: string): string => `undo ${name} ${id}`;

/** Undoes a write. Resolves with the reason if it was left as it is, and rejects if the call failed. */
type Undo = () => Promise<string | undefined>;

/** Returns the parts of a notice that undo a write, and then tell what became of it. */
export const useUndoNotice = () => {
  const { t } = useTranslation('common');
  const { t: tForm } = useTranslation('form');
  return (key: string, undo: Undo): UndoNotice => ({
    key,
    durationMs: undoMs,
    undo: {
      label: t('notices.undo'),
      run: () => {
        dismissNotice(key);
        const fail = (text: string) => notify({ kind: 'error', key, text });
        undo().then(
          (refusal) =>
            refusal === undefined
              ? notify({ kind: 'success', key, text: t('notices.undone') })
              : fail(refusal),
          (reason: unknown) => fail(failureText(reason, tForm)),
        );
      },
    },
  });
};

/**
 * The parts of a notice that undo a write: the values from before, or a record that was deleted. Nothing if the server
 * cannot undo it. A record that others changed since stays as it is, with the reason.
 */
export const useUndo = (resource: Resource) => {
  const http = useHttp();
  const client = useCurrentClient();
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const invalidate = useInvalidate();
  const { restore } = useRestore(resource);
  const isAbsent = useIsAbsent(optionalCalls.history);
  const notice = useUndoNotice();
  return {
    /** Undoes the change of a record. `record` is the answer of the write, `former` the version before it. */
    ofChange: (record: Row | undefined, former: number | undefined): UndoNotice => {
      const version = record && versionOf(record);
      const id = record && rowId(record, resource.idField);
      if (isAbsent || !id || former === undefined || version === undefined || version === former) return {};
      return notice(undoKey(resource, id), async () => {
        await restore(id, { version: former, current: version });
        return undefined;
      });
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
        return undefined;
      });
    },
  };
};
