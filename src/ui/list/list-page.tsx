import type { Row } from '../cells/cell-kind';
import { useState } from 'react';
import type { Resource } from '../../core/resource/resource';
import { useCurrentClient } from '../../lib/client-context';
import { DeleteDialog } from '../form/delete-dialog';
import { PageHeader } from '../layout/page-header';
import { CreateButton } from './create-button';
import { GridList } from './grid-list';
import { ListAnnouncer } from './list-announcer';
import { isListed, type Listed } from './list-query';
import { PhoneList } from './phone-list';
import { useListController } from './use-list-controller';

const ListScreen = ({ resource }: { readonly resource: Listed }) => {
  const controller = useListController(resource);
  const [leaving, setLeaving] = useState<Row | null>(null);
  const { words, ways, status, screen } = controller;
  const View = screen === 'phone' ? PhoneList : GridList;
  return (
    <>
      <PageHeader
        title={words('title')}
        subtitle={words('subtitle')}
        actions={
          ways.create && status !== 'empty' ? (
            <CreateButton way={ways.create} label={words('create.title')} />
          ) : undefined
        }
      />
      <View controller={controller} onDelete={setLeaving} />
      <ListAnnouncer controller={controller} />
      {leaving && <DeleteDialog resource={resource} record={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};

interface ListPageProps {
  readonly resource: Resource;
}

/** The list of a resource, made from its declaration. The key keeps one list, and one client's list, out of the next. */
export const ListPage = ({ resource }: ListPageProps) => {
  const client = useCurrentClient();
  if (!isListed(resource)) throw new Error(`Resource ${resource.name} has no list`);
  return <ListScreen key={`${resource.name} ${client?.id ?? ''}`} resource={resource} />;
};
