import { exportParams } from '@core/export/export-query';
import { columnsIn } from '@core/list/columns';
import { fieldOf } from '@core/resource/resource';
import { statusOf } from '@lib/api-failure';
import { saveFile } from '@lib/download';
import type { Http } from '@lib/http';
import { optionalCalls } from '@lib/optional-calls';
import type { FileAnswer, FileProgress } from '@lib/read-file';
import type { ListController } from '../list/use-list-controller';
import { arranged, type ColumnChoice } from './column-choice';

interface ExportParts {
  readonly http: Http;
  readonly controller: ListController;
  readonly choice: Pick<ColumnChoice, 'hidden' | 'order'>;
  readonly language: string;
  readonly signal: AbortSignal;
  /** Rows; `total` is undefined until the server has said it. */
  readonly onProgress: (done: number, total: number | undefined) => void;
}

/** The call of everything that the list matches, with the columns that the user chose, whether or not this window has room for them. */
const fileCall = ({ controller, choice: { hidden, order }, language }: ExportParts) => {
  const {
    resource,
    clientId,
    address: { state },
    view: { readable },
  } = controller;
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
    optional: optionalCalls.export,
    path: path.replace(':clientId', String(clientId)),
    query: {
      ...exportParams(resource.list, state, { columns, language, timeZone }),
      ...(clientParam && { [clientParam]: clientId }),
    },
  } as const;
};

/** Rows in the file; undefined when the server does not say. */
const totalIn = (headers: Headers): number | undefined => {
  const text = headers.get('x-total-count');
  return text === null ? undefined : Number(text);
};

/** Fetches the file and hands it to the browser, unless it was stopped. Answers its name and how many rows it has. */
export const exportFile = async (parts: ExportParts) => {
  const { http, controller, signal, onProgress } = parts;
  const call = fileCall(parts);
  const tell = ({ lines, headers }: FileProgress) => {
    const total = totalIn(headers);
    // The first line is the header's; a text of several lines counts as more than one.
    onProgress(Math.min(Math.max(0, lines - 1), total ?? Infinity), total);
  };
  const request = () => http.request<FileAnswer>({ ...call, signal, onProgress: tell });
  const { blob, name, headers } = await request().catch((reason: unknown) => {
    // A session that has just been refreshed: the second call goes out with the new token.
    if (statusOf(reason) !== 401 || signal.aborted) throw reason;
    return request();
  });
  const file = name ?? `${controller.resource.path}.csv`;
  if (!signal.aborted) saveFile(blob, file);
  return { file, count: totalIn(headers) ?? 0 };
};
