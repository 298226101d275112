import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type ReactElement, useId, useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { formatNumber } from '@core/format/number';
import { defaultListState } from '@core/list/list-state';
import { type RelatedList as Related, relatedResource } from '@core/list/related-lists';
import { openRelated, withOpenRelated } from '@core/list/related-query';
import type { Resource } from '@core/resource/resource';
import { useResourceWords, useWords } from '@lib/i18n';
import { useCurrentClient } from '@lib/portal-context';
import { PartBoundary } from '../feedback/part-boundary';
import { useListQuery } from '../list/use-list-rows';
import { RelatedList } from './related-list';

/** The number of records of a related list, with the query of its first page. Nothing until it is known. */
const RelatedCount = ({ related, id }: { readonly related: Related; readonly id: string }) => {
  const client = useCurrentClient();
  const resource = useMemo(() => relatedResource(related, id), [related, id]);
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const { query } = useListQuery(resource, defaultListState(resource.list), clientId);
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  if (total === undefined) return null;
  return (
    <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontWeight: 400 }}>
      {formatNumber(total)}
    </Box>
  );
};

interface TabsProps {
  readonly lists: readonly Related[];
  readonly titleOf: (related: Related) => string;
  readonly id: string;
}

/** Several related lists as tabs with counts. Which one is open is in the record's address. */
const RelatedTabs = ({ lists, titleOf, id }: TabsProps) => {
  const panelId = useId();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const open = openRelated(search, lists);
  if (!open) return null;
  const { name } = open.resource;
  const show = (next: string) =>
    void navigate(
      { pathname, search: withOpenRelated(search, next) },
      { replace: true, state, preventScrollReset: true },
    );
  return (
    <>
      <Tabs
        value={name}
        onChange={(_, next: string) => show(next)}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 1.5 }}
      >
        {lists.map((related) => (
          <Tab
            key={related.resource.name}
            value={related.resource.name}
            id={`${panelId}-${related.resource.name}`}
            aria-controls={panelId}
            label={
              <span>
                <span>{titleOf(related)}</span>
                <RelatedCount related={related} id={id} />
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${name}`}>
        <PartBoundary key={name}>
          <RelatedList related={open} id={id} heading={null} />
        </PartBoundary>
      </div>
    </>
  );
};

interface RelatedSectionProps {
  readonly related: Related;
  readonly title: string;
  readonly id: string;
}

/** A single related list, as a section of the record. */
const RelatedSection = ({ related, title, id }: RelatedSectionProps) => {
  const headingId = useId();
  const heading: ReactElement = (
    <Typography id={headingId} variant="h3" component="h3">
      <span>{title}</span>
      <RelatedCount related={related} id={id} />
    </Typography>
  );
  return (
    <section aria-labelledby={headingId}>
      <PartBoundary>
        <RelatedList related={related} id={id} heading={heading} />
      </PartBoundary>
    </section>
  );
};

interface RelatedListsProps {
  readonly resource: Resource;
  readonly lists: readonly Related[];
  /** The id of the record. */
  readonly id: string;
}

/** The related lists of a record: one as a section, several as tabs. */
export const RelatedLists = ({ resource, lists, id }: RelatedListsProps) => {
  const words = useWords(resource);
  const wordsOf = useResourceWords();
  const titleOf = ({ resource: { name } }: Related) => words(`related.${name}`) || wordsOf(name, 'title');
  const [only, ...others] = lists;
  if (only && others.length === 0) return <RelatedSection related={only} title={titleOf(only)} id={id} />;
  return <RelatedTabs lists={lists} titleOf={titleOf} id={id} />;
};
