import { useState } from 'react';
import type { Resource } from '@core/resource/resource';
import { ListPage } from '@ui/list/list-page';
import type { Server } from '../fake-http';
import { listPath, resourceOf } from '../listed';
import { Case, Part } from '../part';
import { Stage } from '../stage';

interface ListCase {
  readonly name: string;
  readonly resource: string;
  readonly server?: Server;
  readonly query?: string;
  readonly selectable?: boolean;
}

/** Between them they have every part that a list may declare: tiles, chart, tabs, pills, filters, totals, ranking, actions. */
const cases: readonly ListCase[] = [
  { name: 'tiles, search, filters, pages', resource: 'workers' },
  {
    name: 'chosen filters and sort',
    resource: 'workers',
    query: '?search=a&status=All&cutoff=Met&sortBy=hire_date',
  },
  { name: 'loading', resource: 'workers', server: 'waits' },
  { name: 'empty', resource: 'locations', server: 'is empty' },
  { name: 'no result', resource: 'workers', server: 'is empty', query: '?search=zzzz' },
  { name: 'failed', resource: 'workers', server: 'fails' },
  { name: 'refused', resource: 'workers', server: 'refuses' },
  { name: 'chart, period, totals', resource: 'gross-profit' },
  { name: 'ranking, tabs, pills', resource: 'my-team' },
  { name: 'row actions, create, edit', resource: 'members' },
  { name: 'rows with checkboxes', resource: 'claims', selectable: true },
];

const withCheckboxes = (resource: Resource): Resource => ({
  ...resource,
  ...(resource.list && { list: { ...resource.list, selectable: true } }),
});

const DeclaredList = ({ resource: name, server = 'answers', query = '', selectable = false }: ListCase) => {
  const declared = resourceOf(name);
  const [resource] = useState(() => (selectable ? withCheckboxes(declared) : declared));
  return (
    <Stage server={server} at={listPath(resource) + query}>
      <ListPage resource={resource} />
    </Stage>
  );
};

/** Whole lists with all that belongs to them, in every state. */
export const Lists = () => (
  <Part name="ListPage">
    {cases.map((one) => (
      <Case key={one.name} name={one.name}>
        <DeclaredList {...one} />
      </Case>
    ))}
  </Part>
);
