import { csvLines, byteOrderMark, csvValue, isInFiles } from '@core/export/csv';
import { safeText } from '@core/format/csv-text';
import type { CsvReader } from '@core/resource/kind';
import { exportColumns, knownTimeZone } from '@core/export/export-query';
import { fieldOf, type ListSpec } from '@core/resource/resource';
import { recordExport } from '@server/api/exports/file';
import type { ListQuery, Row } from '@server/storage/storage';
import { readLanguage, type Language } from '@server/words/language';
import { resourceWords, type RecordWords } from '@server/words/resource-words';
import { textsOf } from '@server/words/texts';
import type { Call, HttpCall } from './opened-call';
import { queuedChunks } from '../exports/export-queue';
import { fileName } from '../exports/file';
import { fileStream } from '../exports/file-stream';
import { namedClients } from '../session/session';
import { chosenColumns, listQuery } from './list';
import { completed, shown } from './record';
import { withRelated } from './relations';

interface ExportWords extends Omit<CsvReader, 'timeZone'>, Pick<RecordWords, 'heading'> {
  readonly title: string;
}

/** Returns the texts of a resource's CSV file. */
const exportWords = async (name: string, language: Language): Promise<ExportWords> => {
  const { all, ...words } = await resourceWords(name, language);
  const { yes, no } = textsOf('list', language);
  return { ...words, title: all?.title ?? name, yes, no };
};

/** Rows per read. A low number, so that calls in between wait only a few milliseconds. */
const chunkSize = 200;

const csvName = async (call: Call, title: string): Promise<string> => {
  const [client] = call.clientId === null ? [] : await namedClients(call.deps.storage, [call.clientId]);
  const day = new Date(call.deps.clock.now()).toISOString().slice(0, 10);
  return fileName([title, client?.name ?? '', day], 'csv');
};

async function* lines(
  call: Call,
  rows: AsyncGenerator<readonly Row[]>,
  columns: readonly string[],
  reader: CsvReader,
): AsyncGenerator<string> {
  const fields = columns.map((name) => [name, fieldOf(call.resource, name)] as const);
  for await (const batch of rows) {
    const cells = (row: Row) => fields.map(([name, field]) => csvValue(name, field, row[name], reader));
    yield csvLines(batch.map(cells));
  }
}

/** Yields the rows of a list, with computed fields and the names of related records when the columns need them. */
async function* rowsFor(call: Call, request: ListQuery, columns: readonly string[]) {
  const { fields } = call.resource;
  const computes = columns.some((name) => fields[name]?.computed && !fields[name].relation);
  const stored = (computes ? Object.keys(fields) : columns).filter((name) => !fields[name]?.computed);
  const related = (request.joins ?? []).flatMap((join) => Object.keys(join.columns));
  const chunks = call.deps.storage
    .table(call.table)
    .chunks({ ...request, columns: [...stored, ...related], limit: chunkSize });
  for await (const rows of chunks)
    yield await withRelated(call, computes ? await completed(call, rows) : shown(call, rows));
}

const headerOf = (columns: readonly string[], words: ExportWords): string =>
  byteOrderMark + csvLines([columns.map((name) => safeText(words.heading(name)))]);

/** `leave` releases the slot of the file once it is complete. */
const answerFile = async (call: HttpCall, list: ListSpec, release: () => void): Promise<Response> => {
  const { query } = call;
  const words = await exportWords(call.resource.name, readLanguage(query.get('language')));
  // Trends are left out, because a cell of a file holds one value.
  const offered = chosenColumns(list, query).filter((name) => isInFiles(fieldOf(call.resource, name)));
  const columns = exportColumns(query.get('columns'), offered);
  const request = await listQuery(call, list);
  // Read the first row before the response starts, so that a failure can still be an error response.
  const { total_count } = await call.deps.storage.table(call.table).list({ ...request, offset: 0, limit: 1 });
  await recordExport(call.c, {
    resource: call.resource.name,
    clientId: call.clientId,
    note: `csv, ${total_count} rows`,
  });
  const reader = { ...words, timeZone: knownTimeZone(query.get('time_zone')) };
  const name = await csvName(call, words.title);
  const rows = queuedChunks(call.deps.exports, rowsFor(call, request, columns));
  const stream = fileStream({
    start: headerOf(columns, words),
    chunks: lines(call, rows, columns, reader),
    idle: call.deps.limits.exports.idle,
    onFailure: (reason) =>
      call.deps.log.error('An export failed.', { path: call.c.req.path, error: String(reason) }),
    onEnd: release,
  });
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Total-Count': String(total_count),
    },
  });
};

/**
 * Exports all records that a list call matches, not only its page, as CSV with the call's filters, search and order.
 * `columns` names some of the list's columns, `language` is one of the portal's, `time_zone` an IANA name for
 * date-times. Invalid parameters are ignored.
 */
export const exportRecords = async (call: HttpCall, list: ListSpec): Promise<Response> => {
  const { exports, limits } = call.deps;
  const { signal } = call.c.req.raw;
  const release = await exports.acquire({ person: call.session.userId, limits: limits.exports, signal });
  try {
    const answer = await answerFile(call, list, release);
    // The body of a HEAD response is not read.
    if (call.c.req.method === 'HEAD') await answer.body?.cancel();
    return answer;
  } catch (reason) {
    release();
    throw reason;
  }
};
