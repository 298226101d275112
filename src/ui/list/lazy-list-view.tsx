import type { Resource } from '@core/resource/resource';
import { lazyPart } from '@lib/lazy-part';
import { fetchCells } from '../cells/cell';
import { FilterPills } from './lazy-typed-filters';
import type { ListViewProps } from './use-list-controller';

// About the height of ten rows, so that little moves when a phone is rotated and the other view loads.
const viewHeight = 480;
/** Cards on phones, a grid from `sm` up. The two share no code, so each is loaded only where it is needed. */
const views = {
  phone: lazyPart(async () => (await import('./phone-list')).PhoneList, viewHeight),
  wide: lazyPart(async () => (await import('./wide-list')).WideList, viewHeight),
};

/** The list's file downloads. Loaded on demand: few lists declare any. */
export const ListDownloads = lazyPart(async () => (await import('./list-downloads')).ListDownloads, 36);

/** The chart above a list. Loaded on demand: few lists declare one. */
export const ListChart = lazyPart(async () => (await import('./list-chart')).ListChart, 380);

/** A figure with its trend over the months. Loaded on demand: few lists declare one. */
export const TrendTile = lazyPart(async () => (await import('../kpi/trend-tile')).TrendTile, 116);

const hasPills = ({ list }: Resource): boolean =>
  Object.values(list?.filters ?? {}).some((filter) => filter.kind === 'one-of' && filter.display === 'pills');

/** Loads the code that renders a list at the current window width. */
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

/** The rows of a list with their controls. */
export const ListView = (props: ListViewProps) => {
  const View = props.controller.view.screen === 'phone' ? views.phone : views.wide;
  return <View {...props} />;
};
