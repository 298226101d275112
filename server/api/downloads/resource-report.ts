import { rowConditions } from '@core/access/ability';
import { formatDate } from '@core/format/date';
import type { Condition } from '@core/resource/condition';
import type { ListSpec, Resource } from '@core/resource/resource';
import type { Report } from '@server/pdf/report';
import type { Join, Storage } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import { queuedChunks, type ExportQueue } from '../exports/export-queue';
import { clientRecords } from '../figures/client-records';
import { figuresOf } from '../figures/figures';
import type { NamedClient, Session } from '../session/session';
import { reportFigure } from './report-cell';
import { reportColumns, reportRows, reportTotals } from './report-table';
import { reportWords, type ReportWords } from './report-words';

export interface ReportRequest {
  readonly storage: Storage;
  readonly resources: readonly Resource[];
  readonly exports: ExportQueue;
  readonly session: Session;
  readonly client: NamedClient;
  /** Reduced to what the session may read. */
  readonly resource: Resource;
  /** What the session may know of related records; see `joinsOf`. */
  readonly joins: readonly Join[];
  /** The file's name among the resource's downloads. */
  readonly download: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Counts = { readonly data: readonly { readonly key: string; readonly count: number }[] };

/** Returns the figures of the list's tiles, as its KPI call returns them. */
const factsOf = async (
  { storage, resources, session, client, resource, now }: ReportRequest,
  list: ListSpec,
  words: ReportWords,
): Promise<Report['facts']> => {
  const kpi = figuresOf(resource.name)[list.kpis?.path ?? 'kpi'];
  if (!kpi) return [];
  const { data } = (await kpi(
    clientRecords({ storage, resources, session, clientId: client.id, now }),
  )) as Counts;
  return (list.kpis?.tiles ?? []).flatMap((tile) => {
    const count = tile.kind === 'value' ? data.find(({ key }) => key === tile.key)?.count : undefined;
    if (tile.kind !== 'value' || count === undefined) return [];
    return [{ label: words.kpi(tile.key), value: reportFigure(count, tile.format) }];
  });
};

/**
 * Returns a resource's list for one client as a report: all records that the caller may read, in the list's columns and
 * order, with figures and totals.
 */
export const resourceReport = async (request: ReportRequest, list: ListSpec): Promise<Report> => {
  const { storage, session, client, resource, joins, language, now } = request;
  const words = await reportWords(resource.name, language);
  const names = list.columns;
  const where: Condition[] = [
    { field: 'client_id', op: 'eq', value: client.id },
    ...rowConditions(resource, session.rights),
  ];
  const table = storage.table(resource.api.table ?? resource.name);
  const totals = await reportTotals(table, where, resource, names, words);
  const day = formatDate(new Date(now).toISOString().slice(0, 10));
  return {
    language,
    title: words.title(request.download),
    client: client.name,
    subtitle: `${words.asOf(day)} · ${words.count(await table.count(where))}`,
    facts: await factsOf(request, list, words),
    columns: reportColumns(resource, names, words),
    rows: queuedChunks(
      request.exports,
      reportRows(table, { joins, where }, { resource, list, names, words }),
    ),
    ...(totals && { totals }),
    empty: words.empty,
    pageText: words.page,
    created: new Date(now),
  };
};
