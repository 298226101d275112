import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportParams } from '@core/export/export-query';
import { columnsIn } from '@core/list/columns';
import { fieldOf } from '@core/resource/resource';
import { statusOf } from '@lib/api-failure';
import { saveFile } from '@lib/download';
import { useHttp } from '@lib/http-context';
import { dismissNotice, notify } from '@lib/notify';
import type { FileAnswer, FileProgress } from '@lib/read-file';
import type { ListController } from '../list/use-list-controller';
import { arranged } from './column-choice';
import { useColumnChoice } from './use-column-choice';

export type ExportState =
  | { readonly status: 'idle' }
  /** Rows; `total` is undefined until the server has said it. */
  | { readonly status: 'running'; readonly done: number; readonly total: number | undefined }
  /** HTTP status; 0 without an answer, undefined for anything else. */
  | { readonly status: 'failed'; readonly failure: number | undefined };

export interface Export {
  readonly state: ExportState;
  readonly start: () => void;
  /** Stops a running export, or takes the failure away. */
  readonly stop: () => void;
}

const idle: ExportState = { status: 'idle' };

const totalOf = (headers: Headers): number | undefined => {
  const text = headers.get('x-total-count');
  return text === null ? undefined : Number(text);
};

const progressOf = ({ lines, headers }: Omit<FileProgress, 'bytes'>): ExportState => {
  const total = totalOf(headers);
  // The first line is the header's; a text of several lines counts as more than one.
  const done = Math.min(Math.max(0, lines - 1), total ?? Infinity);
  return { status: 'running', done, total };
};

/** The call of everything that the list matches, with the columns that the user chose, whether or not this window has room for them. */
const useFileCall = ({ resource, clientId, address: { state }, view: { readable } }: ListController) => {
  const { i18n } = useTranslation();
  const { hidden, order } = useColumnChoice(resource);
  const { backend, path, clientParam } = resource.api;
  // The course of a figure is a drawing; a file has no cell for it.
  const inFile = (name: string) => readable(name) && fieldOf(resource, name).kind !== 'trend';
  const columns = arranged(columnsIn(resource.list, state), order).filter(
    (name, index) => inFile(name) && (index === 0 || !hidden.has(name)),
  );
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    backend,
    method: 'GET',
    as: 'file',
    path: path.replace(':clientId', String(clientId)),
    query: {
      ...exportParams(resource.list, state, { columns, language: i18n.language, timeZone }),
      ...(clientParam && { [clientParam]: clientId }),
    },
  } as const;
};

/** Exports a list as CSV into a file of the browser. Leaving the list stops it. */
export const useExport = (controller: ListController): Export => {
  const { t } = useTranslation('tools');
  const http = useHttp();
  const call = useFileCall(controller);
  const [state, setState] = useState<ExportState>(idle);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fetchFile = async ({ signal }: AbortController): Promise<FileAnswer> => {
    const onProgress = (progress: FileProgress) => {
      if (!signal.aborted) setState(progressOf(progress));
    };
    const request = () => http.request<FileAnswer>({ ...call, signal, onProgress });
    try {
      return await request();
    } catch (reason) {
      // A session that has just been refreshed: the second call goes out with the new token.
      if (statusOf(reason) !== 401 || signal.aborted) throw reason;
      return request();
    }
  };

  const start = () => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ status: 'running', done: 0, total: undefined });
    dismissNotice('export');
    fetchFile(own).then(
      ({ blob, name, headers }) => {
        if (own.signal.aborted) return;
        const file = name ?? `${controller.resource.path}.csv`;
        saveFile(blob, file);
        setState(idle);
        const text = t('export.saved.count', { count: totalOf(headers) ?? 0, file });
        notify({ kind: 'success', key: 'export', text });
      },
      (reason: unknown) => {
        if (!own.signal.aborted) setState({ status: 'failed', failure: statusOf(reason) });
      },
    );
  };
  const stop = () => {
    running.current?.abort();
    setState(idle);
  };
  return { state, start, stop };
};
