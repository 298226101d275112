import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readableResource } from '@core/access/readable-resource';
import type { AnswerOf } from '@core/calls/call';
import type { findCall } from '@core/calls/find';
import { createFindSearch } from '@core/find/find-search';
import { fold } from '@core/list/fold';
import { clientsPath } from '@core/navigation/paths';
import { isListed, isResource, type ListedResource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useHttp } from '@lib/http-context';
import { useLanguage, useResourceWords } from '@lib/i18n';
import { optionalCalls, useIsAbsent } from '@lib/optional-calls';
import { useAreas, useChooseClient, useCurrentClient } from '@lib/portal-context';
import { apiQuery, optionalQuery } from '@lib/queries';
import { AreaIcon } from '@ui/layout/icons';
import { metaLine } from '@ui/list/plain-text';
import { recordTitle } from '@ui/list/record-identity';
import type { PaletteEntry } from './palette-entry';
import { foundListAddress, recordAddress } from './record-address';
import type { RemoteEntries } from './use-client-entries';

type Found = AnswerOf<typeof findCall>['data'][number];
/** A server of an earlier version does not count. */
type FoundGroup = Omit<Found, 'total_count' | 'client_count'> &
  Partial<Pick<Found, 'total_count' | 'client_count'>>;
type Hit = FoundGroup['hits'][number];

const isHit = (value: unknown): value is Hit => {
  const hit = value as Partial<Record<keyof Hit, unknown>> | null;
  return typeof hit?.id === 'number' && typeof hit.record === 'object' && hit.record !== null;
};

const isFoundGroup = (value: unknown): value is FoundGroup => {
  const found = value as Partial<Record<keyof FoundGroup, unknown>> | null;
  return typeof found?.resource === 'string' && Array.isArray(found.hits) && found.hits.every(isHit);
};

const read = (answer: unknown): readonly FoundGroup[] => {
  const groups = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(groups) || !groups.every(isFoundGroup)) throw new Error('No list of what was found');
  return groups;
};

/** How many records match, with the ones that match with a typo. */
const countOf = ({ total_count: total, hits }: FoundGroup): number | undefined =>
  total === undefined ? undefined : Math.max(total, hits.length);

/** Matching records of all areas that the user may open, once there is a search; empty if the server does not support it. */
export const useFoundEntries = (
  search: string,
  maySwitch: boolean,
): RemoteEntries & { readonly isAbsent: boolean } => {
  const { t } = useTranslation('palette');
  const words = useResourceWords();
  const language = useLanguage();
  const http = useHttp();
  const ability = useAppAbility();
  const choose = useChooseClient();
  const client = useCurrentClient();
  const declared = useAreas().filter(isResource).filter(isListed);
  const name = optionalCalls.find;
  const isAbsent = useIsAbsent(name);
  const enabled = !isAbsent && createFindSearch(search) !== null;
  const query = { text: search, client_id: client?.id };
  const { data, isPlaceholderData, isFetching, isError, refetch } = useQuery({
    ...optionalQuery(
      apiQuery(http, {
        key: [name, client?.id ?? null, search],
        call: { backend: 'v1', path: 'find', query, optional: name },
        read,
      }),
    ),
    enabled,
    // The search text is cached only as long as the palette shows it.
    gcTime: 0,
  });

  const entryOf = (resource: ListedResource, hit: Hit, count: number | undefined): PaletteEntry => {
    const { record, id, client_id: hitClientId, client_name: clientName } = hit;
    const title = recordTitle(record, resource);
    const meta = metaLine({
      resource,
      names: resource.tellApart ?? [],
      row: record,
      words: (key, values) => words(resource.name, key, values),
      language,
    });
    const otherClientName = hitClientId !== null && hitClientId !== client?.id ? clientName : null;
    const common = {
      id: `${resource.name}-${id}-${hitClientId ?? ''}`,
      group: resource.name,
      label: title,
      icon: <AreaIcon name={resource.menu?.icon ?? ''} />,
    };
    if (resource.tenant)
      return {
        ...common,
        heading: headingOf(t('groups.clients'), count),
        ...(id === client?.id && { hint: t('current') }),
        to: `${clientsPath}/${id}`,
        run: () => {
          if (id !== client?.id) choose({ id, name: title });
        },
      };
    return {
      ...common,
      heading: headingOf(words(resource.name, 'title'), count),
      detail: [otherClientName, meta].filter(Boolean).join(' · '),
      to: recordAddress(resource, hit, title, ability),
    };
  };
  /** Opens the whole list, if it has more than the hits that are shown. A client's list needs an open client. */
  const wholeList = (resource: ListedResource, found: FoundGroup): PaletteEntry[] => {
    const ofClient = resource.scope === 'client';
    const count = (ofClient ? found.client_count : found.total_count) ?? 0;
    const shown = found.hits.filter((hit) => !ofClient || hit.client_id === client?.id).length;
    if (count <= shown) return [];
    return [
      {
        id: `${resource.name}-all`,
        group: resource.name,
        heading: '',
        label: t('all.count', { count }),
        icon: <AreaIcon name={resource.menu?.icon ?? ''} />,
        to: foundListAddress(resource, search, ofClient ? client?.id : undefined),
      },
    ];
  };
  const headingOf = (title: string, count: number | undefined): string =>
    count === undefined ? title : t('heading', { title, count });
  const answer = new Map(
    (enabled && data && !isPlaceholderData ? data : []).map((found) => [found.resource, found]),
  );
  // In the order of the menu, areas of a client first.
  const groups = declared
    .flatMap((resource) => {
      const found = answer.get(resource.name);
      if (!found || !ability.can('list', resource.name) || (resource.tenant && !maySwitch)) return [];
      return [{ resource: readableResource(resource, ability), found }];
    })
    .sort((one, other) => Number(other.resource.scope === 'client') - Number(one.resource.scope === 'client'))
    .map(({ resource, found }) => ({
      hits: found.hits.map((hit) => entryOf(resource, hit, countOf(found))),
      all: wholeList(resource, found),
    }));
  const prefix = fold(search);
  const nameMatches = ({ hits }: (typeof groups)[number]) =>
    Number(hits.some(({ label }) => fold(label).startsWith(prefix)));
  const state = isError && !isFetching ? 'failed' : isFetching ? 'searching' : 'idle';
  return {
    // Areas with a record whose name starts with the search come first.
    entries: groups
      .sort((one, other) => nameMatches(other) - nameMatches(one))
      .flatMap(({ hits, all }) => [...hits, ...all]),
    state: enabled ? state : 'idle',
    retry: () => void refetch(),
    isAbsent,
  };
};
