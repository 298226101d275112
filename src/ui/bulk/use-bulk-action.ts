import { useDataProvider, useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '@lib/api-failure';
import { notify } from '@lib/notify';
import { isAbsent } from '@lib/optional-calls';
import { listQuery } from '@lib/queries';
import { createSubmissionKey } from '@lib/submission-key';
import type { FormValues } from '../form/form-values';
import { useUndoNotice } from '../history/use-undo';
import type { ListController } from '../list/use-list-controller';
import type { BulkProgress, BulkResult } from './bulk-answer';
import type { BulkTarget } from './bulk-target';
import { useBulkCalls, type BulkRequest, type Choice } from './use-bulk-calls';
import type { BulkWords } from './use-bulk-words';

/** What an action would do with the records, and when that was counted. */
export interface Counted {
  readonly request: BulkRequest;
  readonly result: BulkResult;
  readonly at: Date;
  /** Whether it was counted because the records had changed. */
  readonly isAgain: boolean;
}

interface BulkState {
  readonly counted: Counted | null;
  readonly isRunning: boolean;
  readonly progress: BulkProgress | null;
  readonly failure: unknown;
}

const atRest = { isRunning: false, progress: null, failure: null } as const;

/** How often the records are counted while they keep changing. */
const maxCounts = 3;

const hasOtherRecords = (reason: unknown): boolean =>
  isApiFailure(reason) && reason.status === 409 && reason.detail === 'changed';

/** Refetches what the list shows. */
const useRefresh = ({ resource, clientId, address: { state } }: ListController) => {
  const client = useQueryClient();
  const dataProvider = useDataProvider()();
  const invalidate = useInvalidate();
  return {
    all: () => invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] }),
    /** Returns how many records the list finds now. */
    total: async (): Promise<number> => {
      const query = listQuery(dataProvider, resource, state, clientId);
      const { total } = await client.query({ ...query, staleTime: 0 });
      return total;
    },
  };
};

/** Tells what an action did, offers the list of the records that it did not change, and undoes it. */
const useBulkNotice = (controller: ListController, words: BulkWords) => {
  const { t } = useTranslation('bulk');
  const { undo } = useBulkCalls(controller.resource, controller.clientId);
  const { all } = useRefresh(controller);
  const undoNotice = useUndoNotice();
  return ({ changed, skipped, skippedCount, undo: number }: BulkProgress) => {
    const key = `bulk ${controller.resource.name}`;
    const left = skippedCount > 0 ? [t('notChanged.count', { count: skippedCount })] : [];
    const undoWrite = async () => {
      const undone = await undo(number ?? 0);
      await all();
      const { length: count } = undone.skipped;
      return count > 0 ? t('undoLeft.count', { count }) : undefined;
    };
    notify({
      kind: changed > 0 ? 'success' : 'info',
      text: [changed > 0 ? words.doneOf(changed) : t('noneChanged'), ...left].join(' '),
      ...(number === null ? { key } : undoNotice(key, undoWrite)),
      ...(skippedCount > 0 && {
        durationMs: null,
        action: { label: t('download'), run: () => words.download(skipped) },
      }),
    });
  };
};

interface BulkActionParts {
  readonly controller: ListController;
  readonly target: BulkTarget;
  readonly words: BulkWords;
  /** Called when the action has run. */
  readonly onDone: () => void;
}

/**
 * An action on many records: counts what it would do, and runs it for exactly the records that were counted. If there are
 * others by then, it counts again. A failure changes nothing of what was chosen, and a second attempt does not run twice.
 */
export const useBulkAction = ({ controller, target, words, onDone }: BulkActionParts) => {
  const { resource, clientId, selection } = controller;
  const { t } = useTranslation('bulk');
  const calls = useBulkCalls(resource, clientId);
  const refresh = useRefresh(controller);
  const tell = useBulkNotice(controller, words);
  const [submission] = useState(createSubmissionKey);
  const [state, setState] = useState<BulkState>({ counted: null, ...atRest });
  const ending = useRef<AbortController>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const count = async (inputs: FormValues, isAgain = false): Promise<void> => {
    let { choice }: { choice: Choice } = target;
    if (isAgain && 'filter' in choice) choice = { ...choice, expected: await refresh.total() };
    for (let attempt = 1; ; attempt += 1)
      try {
        const request = { name: target.name, choice, inputs };
        const result = await calls.count(request);
        setState({ counted: { request, result, at: new Date(), isAgain }, ...atRest });
        return;
      } catch (reason) {
        if (isAbsent(reason)) {
          notify({ kind: 'info', text: t('absent') });
          onDone();
          return;
        }
        if (!hasOtherRecords(reason) || !('filter' in choice) || attempt >= maxCounts) throw reason;
        choice = { ...choice, expected: await refresh.total() };
      }
  };

  const run = async ({ request, result }: Counted): Promise<void> => {
    const abort = new AbortController();
    ending.current = abort;
    setState((before) => ({ ...before, isRunning: true, failure: null }));
    const { preview } = result;
    const isFrozen = 'filter' in request.choice && preview !== undefined;
    const frozen = isFrozen ? { ...request, choice: { ...request.choice, preview } } : request;
    try {
      const done = await calls.run(frozen, {
        key: submission.keyFor(frozen),
        signal: abort.signal,
        onProgress: (progress) => setState((before) => ({ ...before, progress })),
      });
      tell(done);
      void refresh.all();
      selection?.change({ type: 'clear' });
      onDone();
    } catch (reason) {
      if (abort.signal.aborted) return;
      const failure = hasOtherRecords(reason)
        ? await count(request.inputs, true).then(
            () => null,
            (other: unknown) => other,
          )
        : reason;
      if (failure !== null) setState((before) => ({ ...before, ...atRest, failure }));
    }
  };
  return { ...state, count, run };
};

export type BulkAction = ReturnType<typeof useBulkAction>;
