import { ListTools } from '../list-tools/list-tools';
import { PageHeader } from '../layout/page-header';
import { CreateButton } from './create-button';
import type { ListController } from './use-list-controller';

/** The list's title, what it spans, and what may be done with it as a whole. */
export const ListHeader = ({ controller }: { readonly controller: ListController }) => {
  const { words, ways, status } = controller;
  return (
    <PageHeader
      title={words('title')}
      subtitle={words('subtitle')}
      actions={
        <>
          <ListTools controller={controller} />
          {ways.create && status !== 'empty' && (
            <CreateButton way={ways.create} label={words('create.title')} />
          )}
        </>
      }
    />
  );
};
