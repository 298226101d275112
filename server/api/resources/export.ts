import { readLanguage } from '../../words/language';
import { csvLine, csvStart, csvValue, safeText, type CsvReader } from '../../../src/core/export/csv';
import { exportColumns, knownTimeZone } from '../../../src/core/export/export-query';
import { fieldOf, type ListSpec } from '../../../src/core/resource/resource';
import type { ListQuery, Row } from '../../storage/storage';
import { fileName } from '../file-name';
import { recordExport } from '../../trail/record-export';
import { namedClients } from '../session/clients';
import type { Call } from './call';
import { exportWords, type ExportWords } from './export-words';
import { chosenColumns, listQuery, readable } from './list';

/** Rows held in memory at once, whatever the length of the list. */
const batchSize = 1_000;

const csvName = async (call: Call, title: string): Promise<string> => {
  const [client] = call.clientId === null ? [] : await namedClients(call.deps.storage, [call.clientId]);
  const day = new Date(call.deps.clock.now()).toISOString().slice(0, 10);
  return fileName([title, client?.name ?? '', day], 'csv');
};

/** The rows after the first batch, batch by batch, each read when the one before has been taken. */
async function* batches(call: Call, query: ListQuery, first: readonly Row[]): AsyncGenerator<readonly Row[]> {
  const table = call.deps.storage.table(call.table);
  let rows = first;
  for (let offset = 0; ;) {
    yield rows;
    offset += rows.length;
    if (rows.length < query.limit) return;
    ({ data: rows } = await table.list({ ...query, offset }));
  }
}

/** Reads on only when the receiver has taken what was there; a receiver who leaves ends the reading. */
const streamOf = (
  start: string,
  pieces: AsyncGenerator<string>,
  onFailure: (reason: unknown) => void,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(start)),
      pull: async (controller) => {
        try {
          const piece = await pieces.next();
          if (piece.done === true) controller.close();
          else controller.enqueue(encoder.encode(piece.value));
        } catch (reason) {
          onFailure(reason);
          // The status has long been sent: only a broken connection tells the receiver that the file is not whole.
          controller.error(reason);
        }
      },
      cancel: async () => {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
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
    yield batch.map((row) => csvLine(cells(row))).join('');
  }
}

const headerOf = (columns: readonly string[], words: ExportWords): string =>
  csvStart + csvLine(columns.map((name) => safeText(words.heading(name))));

/**
 * Everything that a list call matches, not only its page, as CSV: filters, search and order are those of the call. `columns` names
 * some of the list's columns, `language` is one of the portal's, `time_zone` an IANA name for date-times. What it says wrongly counts as not said.
 */
export const exportRecords = async (call: Call, list: ListSpec): Promise<Response> => {
  const { query } = call;
  const words = await exportWords(call.resource.name, readLanguage(query.get('language')));
  // A course of figures is for the eye; a cell of a file holds one value.
  const offered = readable(call, chosenColumns(list, query)).filter(
    (name) => fieldOf(call.resource, name).kind !== 'trend',
  );
  const columns = exportColumns(query.get('columns'), offered);
  const asked: ListQuery = { ...(await listQuery(call, list)), offset: 0, limit: batchSize };
  // The first batch is read before the answer begins, so that a failure still is one.
  const first = await call.deps.storage.table(call.table).list(asked);
  await recordExport(call.c, {
    resource: call.resource.name,
    clientId: call.clientId,
    note: `csv, ${first.total_count} rows`,
  });
  const reader = { ...words, timeZone: knownTimeZone(query.get('time_zone')) };
  const pieces = lines(call, batches(call, asked, first.data), columns, reader);
  const stream = streamOf(headerOf(columns, words), pieces, (reason) =>
    call.deps.log.error('export failed', { path: call.c.req.path, error: String(reason) }),
  );
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${await csvName(call, words.title)}"`,
      'X-Total-Count': String(first.total_count),
    },
  });
};
