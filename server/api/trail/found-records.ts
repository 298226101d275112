import { searchKindOf } from '@core/list/search';
import type { Condition } from '@core/resource/condition';
import { fieldOf, type Resource } from '@core/resource/resource';
import { ownerColumn, tableName } from '@server/storage/resource-tables';
import type { MatchQuery } from '@server/storage/storage';
import type { Ctx } from '../behaviors/context';
import { callOf } from '../resources/context';
import type { Call } from '../resources/opened-call';
import { type NamedSource, namedSources, type Serve } from './named-sources';

/** The most records of one resource that a search of the trail finds, the best matches first. */
const maxRecords = 500;

/** Records that people change, or that the global search finds. */
const isWanted = ({ find, operations }: Resource): boolean =>
  find !== undefined || Object.keys(operations).length > 0;

/** Returns the fields with the name of a record, as far as its list searches them. */
const nameFields = (resource: Resource): readonly string[] =>
  [resource.representation, ...(resource.tellApart ?? [])].filter(
    (name) =>
      resource.list?.search.includes(name) &&
      !resource.fields[name]?.relation &&
      ['text', 'mail'].includes(searchKindOf(fieldOf(resource, name))),
  );

/** Matches the records of the client whose trail is searched. */
const firstOf = ({ resource, behavior }: Call, clientId: number | null): MatchQuery['first'] => {
  if (clientId === null) return undefined;
  if (ownerColumn(resource) === 'client_id') return { field: 'client_id', op: 'eq', value: clientId };
  return behavior.scope?.clients?.where(clientId);
};

const queryOf = ({ call, where }: NamedSource, text: string, clientId: number | null): MatchQuery => ({
  table: call.table,
  where,
  search: { fields: nameFields(call.resource), text },
  first: firstOf(call, clientId),
  newest: call.resource.find?.newest,
  limit: maxRecords,
});

/**
 * Returns conditions for the rows about the records whose name now contains the text. Only names that the reader may
 * know are searched, with the rules of the lists' search, in one statement.
 */
export const changesOfFound = async (
  ctx: Ctx,
  serve: Serve,
  text: string,
): Promise<readonly (readonly Condition[])[]> => {
  const trail = callOf(ctx);
  const { deps, session, clientId } = trail;
  const sources = (await namedSources(trail, serve, isWanted)).filter(
    ({ call }) => nameFields(call.resource).length > 0,
  );
  if (sources.length === 0) return [];
  const queries = Object.fromEntries(
    sources.map((source) => [source.call.declared.name, queryOf(source, text, clientId)]),
  );
  // Like the search of a list, it may read every row.
  const caller = String(session.userId);
  const found = await deps.queues.searches.run({ caller }, () => deps.storage.match(queries));
  return sources.flatMap(({ call: { declared, table } }): (readonly Condition[])[] => {
    const ids = (found[declared.name]?.rows ?? []).map((row) => String(row[declared.idField]));
    const areas = deps.resources.filter((one) => tableName(one) === table).map(({ name }) => name);
    if (ids.length === 0) return [];
    return [
      [
        { field: 'resource', op: 'in', value: areas },
        { field: 'record_id', op: 'in', value: ids },
      ],
    ];
  });
};
