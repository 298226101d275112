import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '@lib/api-failure';
import { useHttp } from '@lib/http-context';
import { dismissNotice, notify } from '@lib/notify';
import { preloadWhenIdle } from '@lib/on-demand';
import { isAbsent, optionalCalls, useIsAbsent } from '@lib/optional-calls';
import type { ListController } from '../list/use-list-controller';
import { useColumnChoice } from './column-choice';

export type ExportState =
  | { readonly status: 'idle' }
  /** Number of rows; `total` is undefined until the server has sent it. */
  | { readonly status: 'running'; readonly done: number; readonly total: number | undefined }
  /** HTTP status; 0 without a response, undefined for other errors. */
  | { readonly status: 'failed'; readonly failure: number | undefined };

export interface Export {
  readonly state: ExportState;
  /** Whether the first export has shown that the server does not support exports. */
  readonly isAbsent: boolean;
  readonly start: () => void;
  /** Stops a running export, or dismisses the failure. */
  readonly stop: () => void;
}

const idle: ExportState = { status: 'idle' };

const loadExport = preloadWhenIdle(async () => (await import('./export-file')).exportFile);

/** Exports a list as a CSV download, or only the records with these ids. Leaving the list stops it. */
export const useExport = (controller: ListController, ids?: readonly number[]): Export => {
  const { t, i18n } = useTranslation('tools');
  const http = useHttp();
  const choice = useColumnChoice(controller.resource);
  const [state, setState] = useState<ExportState>(idle);
  const isUnsupported = useIsAbsent(optionalCalls.export);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = () => {
    running.current?.abort();
    const abortController = new AbortController();
    const { signal } = abortController;
    running.current = abortController;
    setState({ status: 'running', done: 0, total: undefined });
    dismissNotice('export');
    const run = async () => {
      const exportFile = await loadExport();
      const onProgress = (done: number, total: number | undefined) => {
        if (!signal.aborted) setState({ status: 'running', done, total });
      };
      return exportFile({ http, controller, choice, ids, language: i18n.language, signal, onProgress });
    };
    run().then(
      (saved) => {
        if (signal.aborted) return;
        setState(idle);
        notify({ kind: 'success', key: 'export', text: t('export.saved.count', saved) });
      },
      (reason: unknown) => {
        if (signal.aborted) return;
        if (isAbsent(reason)) {
          setState(idle);
          notify({ kind: 'info', key: 'export', text: t('export.absent') });
        } else setState({ status: 'failed', failure: statusOf(reason) });
      },
    );
  };
  const stop = () => {
    running.current?.abort();
    setState(idle);
  };
  return { state, isAbsent: isUnsupported, start, stop };
};
