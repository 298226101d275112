import { exportParams } from '@core/export/export-query';
import { columnsIn } from '@core/list/columns';
import { kindOf } from '@core/resource/kinds';
import { fieldOf } from '@core/resource/resource';
import { ApiFailure, statusOf } from '@lib/api-failure';
import { saveFile } from '@lib/download';
import type { Http } from '@lib/http';
import { optionalCalls } from '@lib/optional-calls';
import type { FileAnswer, FileProgress } from '@lib/read-file';
import type { ListController } from '../list/use-list-controller';
import { orderColumns, type ColumnChoice } from './column-choice';

interface ExportOptions {
  readonly http: Http;
  readonly controller: ListController;
  readonly choice: Pick<ColumnChoice, 'hidden' | 'order'>;
  /** The only records of the file. All that the list finds when undefined. */
  readonly ids: readonly number[] | undefined;
  readonly language: string;
  readonly signal: AbortSignal;
  /** Reports the number of rows; `total` is undefined until the server has sent it. */
  readonly onProgress: (done: number, total: number | undefined) => void;
}

/** The request for all matching records, with the columns that the user chose, whether or not they fit the window. */
const exportRequest = ({ controller, choice: { hidden, order }, ids, language }: ExportOptions) => {
  const {
    resource,
    clientId,
    address: { state },
    view: { readable },
  } = controller;
  const { backend, path, clientParam } = resource.api;
  const isExported = (name: string) => readable(name) && kindOf(fieldOf(resource, name)).csv !== null;
  const columns = orderColumns(columnsIn(resource.list, state), order).filter(
    (name, index) => isExported(name) && (index === 0 || !hidden.has(name)),
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
      ...(ids && { ids: ids.join(',') }),
    },
  } as const;
};

/** Number of rows in the file; undefined if the server does not send it. */
const totalIn = (headers: Headers): number | undefined => {
  const text = headers.get('x-total-count');
  return text === null ? undefined : Number(text);
};

/** Downloads the file and saves it, unless the export was stopped. Returns the file name and the number of rows. */
export const exportFile = async (parts: ExportOptions) => {
  const { http, controller, signal, onProgress } = parts;
  const call = exportRequest(parts);
  const reportProgress = ({ lines, headers }: FileProgress) => {
    const total = totalIn(headers);
    // The first line is the header. A text with line breaks counts as more than one line.
    onProgress(Math.min(Math.max(0, lines - 1), total ?? Infinity), total);
  };
  const request = () => http.request<FileAnswer>({ ...call, signal, onProgress: reportProgress });
  const { blob, name, headers } = await request().catch((reason: unknown) => {
    // The session may have been refreshed: the second request uses the new token.
    if (statusOf(reason) !== 401 || signal.aborted) throw reason;
    return request();
  });
  // A server that does not know the parameter would hand out more than what was selected.
  if (parts.ids && (totalIn(headers) ?? 0) > parts.ids.length) throw new ApiFailure({ status: 501 });
  const file = name ?? `${controller.resource.path}.csv`;
  if (!signal.aborted) saveFile(blob, file);
  return { file, count: totalIn(headers) ?? 0 };
};
