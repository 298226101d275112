import type { Row } from '../cells/cell-kind';
import { useState } from 'react';
import type { Resource } from '@core/resource/resource';
import { useReadableResource } from '@lib/access-context';
import { useCurrentClient } from '@lib/client-context';
import { onDemand } from '@lib/on-demand';
import { AreaTabs } from '../layout/area-tabs';
import { RowsContext } from '../cells/rows-context';
import { ActionHost } from './action-host';
import { ListChart, ListView } from './lazy-list-view';
import { ListAnnouncer } from './list-announcer';
import { ListHeader } from './list-header';
import { isListed, type ListedResource } from '@core/resource/resource';
import { ListTiles } from './list-tiles';
import { useListController } from './use-list-controller';

export { fetchListView } from './lazy-list-view';

const DeleteDialog = onDemand(async () => (await import('../form/delete-dialog')).DeleteDialog);

const ListScreen = ({ resource }: { readonly resource: ListedResource }) => {
  const controller = useListController(resource);
  const [leaving, setLeaving] = useState<Row | null>(null);
  return (
    <ActionHost>
      <ListHeader controller={controller} />
      <AreaTabs area={resource} />
      <ListTiles controller={controller} />
      {resource.list.chart && <ListChart controller={controller} />}
      <RowsContext value={controller.rows}>
        <ListView controller={controller} onDelete={setLeaving} />
      </RowsContext>
      <ListAnnouncer controller={controller} />
      {leaving && <DeleteDialog open resource={resource} record={leaving} onClose={() => setLeaving(null)} />}
    </ActionHost>
  );
};

interface ListPageProps {
  readonly resource: Resource;
}

/** The list of a resource, made from its declaration. The key keeps one list, and one client's list, out of the next. */
export const ListPage = ({ resource }: ListPageProps) => {
  const client = useCurrentClient();
  const open = useReadableResource(resource);
  if (!isListed(open)) throw new Error(`Resource ${resource.name} has no list`);
  return <ListScreen key={`${resource.name} ${client?.id ?? ''}`} resource={open} />;
};
