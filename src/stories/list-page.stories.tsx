import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ListPage } from '@ui/list/list-page';
import { listPath, resourceOf } from './declared';
import type { ServerBehavior } from './fake-http';
import { shows } from './shows';
import { withScene } from './stage';

interface ListProps {
  /** The name of a declared resource. */
  readonly resource: string;
  readonly selectable: boolean;
}

const DeclaredList = ({ resource: name, selectable }: ListProps) => {
  const [resource] = useState(() => {
    const declared = resourceOf(name);
    return { ...declared, ...(declared.list && { list: { ...declared.list, selectable } }) };
  });
  return <ListPage resource={resource} />;
};

/**
 * Complete lists. Together they have every part that a list can declare: tiles, chart, tabs, pills, filters, totals,
 * ranking, actions.
 */
export default {
  title: 'ListPage',
  component: DeclaredList,
  args: { resource: 'workers', selectable: false },
} satisfies Meta<typeof DeclaredList>;

type Story = StoryObj<typeof DeclaredList>;

const list = (resource: string, server: ServerBehavior = 'answers', query = ''): Story => ({
  args: { resource },
  parameters: withScene({ server, at: listPath(resourceOf(resource)) + query }),
  ...(server === 'answers' && { play: shows('.MuiDataGrid-row [role="gridcell"], .record-card-name') }),
});

export const TilesFiltersAndPages = list('workers');
export const ChosenFiltersAndSort = list(
  'workers',
  'answers',
  '?search=a&status=All&cutoff=Met&sortBy=hire_date',
);
export const Loading = list('workers', 'waits');
export const Empty = list('locations', 'is empty');
export const NoResult = list('workers', 'is empty', '?search=zzzz');
export const Failed = { ...list('workers', 'fails'), play: shows('[role="alert"]') };
export const Forbidden = { ...list('workers', 'refuses'), play: shows('[role="alert"]') };
export const ChartPeriodAndTotals = { ...list('gross-profit'), play: shows('svg rect', 12) };
export const RankingTabsAndPills = list('my-team');
export const RowActionsCreateAndEdit = list('members');
export const Checkboxes: Story = { ...list('claims'), args: { resource: 'claims', selectable: true } };
