import { useCallback, useState } from 'react';
import { isListed, type ListedResource, type Resource } from '@core/resource/resource';
import { useReadableResource } from '@lib/access-context';
import { useWords } from '@lib/i18n';
import { onDemand } from '@lib/on-demand';
import { useIsAbsent } from '@lib/optional-calls';
import { useIsPrinting } from '@lib/print-media';
import { useCurrentClient } from '@lib/portal-context';
import { type Row, RowsContext } from '../cells/cell-kind';
import { NotOfferedState } from '../feedback/not-found-view';
import { AreaTabs } from '../layout/area-tab';
import { PageHeader } from '../layout/page-header';
import { PartBoundary } from '../feedback/part-boundary';
import { ActionHost } from './action-host';
import { ListChart, ListView } from './lazy-list-view';
import { ListAnnouncer } from './list-announcer';
import { ListHeader } from './list-header';
import { ListTiles } from './list-tiles';
import { useListController } from './use-list-controller';

export { fetchListView } from './lazy-list-view';

const PrintSummary = onDemand(async () => (await import('./print-summary')).PrintSummary);
const DeleteDialog = onDemand(async () => (await import('../form/delete-dialog')).DeleteDialog);

const ListScreen = ({ resource }: { readonly resource: ListedResource }) => {
  const controller = useListController(resource);
  const [recordToDelete, setRecordToDelete] = useState<Row | null>(null);
  const closeDeleteDialog = useCallback(() => setRecordToDelete(null), []);
  return (
    <ActionHost>
      <ListHeader controller={controller} />
      <PrintSummary open={useIsPrinting()} controller={controller} />
      <AreaTabs area={resource} />
      <ListTiles controller={controller} />
      {resource.list.chart && (
        <PartBoundary>
          <ListChart controller={controller} />
        </PartBoundary>
      )}
      <RowsContext value={controller.rows.rows}>
        <ListView controller={controller} onDelete={setRecordToDelete} />
        {recordToDelete && (
          <DeleteDialog
            key={String(recordToDelete[resource.idField])}
            open
            resource={resource}
            record={recordToDelete}
            onClose={closeDeleteDialog}
          />
        )}
      </RowsContext>
      <ListAnnouncer controller={controller} />
    </ActionHost>
  );
};

interface ListPageProps {
  readonly resource: Resource;
}

/** Shown instead of a list that the server does not have. */
const AbsentList = ({ resource }: ListPageProps) => (
  <>
    <PageHeader title={useWords(resource)('title')} />
    <NotOfferedState />
  </>
);

/** The list of a resource, built from its declaration. The key resets the state when the resource or client changes. */
export const ListPage = ({ resource }: ListPageProps) => {
  const client = useCurrentClient();
  const open = useReadableResource(resource);
  const isAbsent = useIsAbsent(resource.name);
  if (!isListed(open)) throw new Error(`Resource ${resource.name} has no list`);
  if (isAbsent) return <AbsentList resource={resource} />;
  return <ListScreen key={`${resource.name} ${client?.id ?? ''}`} resource={open} />;
};
