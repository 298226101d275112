import type { Resource } from '@core/resource/resource';
import { fetchedApart } from '@lib/fetched-apart';
import { fetchCells } from '../cells/cell';
import { FilterPills } from './lazy-typed-filters';
import type { ListViewProps } from './use-list-controller';

// About as high as ten rows, so that little moves when a phone is turned and the other view comes.
const viewHeight = 480;
/** Cards on a phone, a grid from `sm` on; each is code that the other needs nothing of. */
const views = {
  phone: fetchedApart(async () => (await import('./phone-list')).PhoneList, viewHeight),
  wide: fetchedApart(async () => (await import('./grid-list')).GridList, viewHeight),
};

/** The files that a list offers, which few lists declare. */
export const ListDownloads = fetchedApart(async () => (await import('./list-downloads')).ListDownloads, 36);

/** The chart over a list, which few lists declare. */
export const ListChart = fetchedApart(async () => (await import('./list-chart')).ListChart, 380);

/** A figure with its course over the months, which few lists declare. */
export const TrendTile = fetchedApart(async () => (await import('../kpi/trend-tile')).TrendTile, 116);

const hasPills = ({ list }: Resource): boolean =>
  Object.values(list?.filters ?? {}).some((filter) => filter.kind === 'one-of' && filter.display === 'pills');

/** Fetches the code that draws a list in a window as wide as the present one. */
export const fetchListView = async (resource?: Resource): Promise<void> => {
  const width = matchMedia('(max-width:599.95px)').matches ? 'phone' : 'wide';
  await Promise.all([
    views[width].fetchCode(),
    resource && fetchCells(resource.fields),
    resource && hasPills(resource) && FilterPills.fetchCode(),
    resource?.list?.kpis?.tiles.some(({ kind }) => kind === 'trend') && TrendTile.fetchCode(),
    resource?.downloads && ListDownloads.fetchCode(),
    resource?.list?.chart && ListChart.fetchCode(),
  ]);
};

/** The rows with what belongs to them. */
export const ListView = (props: ListViewProps) => {
  const View = props.controller.view.screen === 'phone' ? views.phone : views.wide;
  return <View {...props} />;
};
