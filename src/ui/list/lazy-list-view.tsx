import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { Resource } from '@core/resource/resource';
import type { ListViewProps } from './use-list-controller';

/**
 * A part of a list whose code is fetched apart. Drawn at once when `fetchCode` has brought the code, which routes see to, because React's
 * `lazy` waits even for code that is there. `height`: CSS pixels that the part keeps until its code is here.
 */
const fetchedApart = <Props extends object>(load: () => Promise<ComponentType<Props>>, height: number) => {
  let code: ComponentType<Props> | undefined;
  const Awaited = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    const [View] = useState(() => code ?? Awaited);
    return (
      <Suspense fallback={<Box sx={{ height }} aria-busy />}>
        <View {...props} />
      </Suspense>
    );
  };
  const fetchCode = async (): Promise<void> => {
    code = await load();
  };
  return Object.assign(Part, { fetchCode });
};

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

/** Fetches the code that draws a list in a window as wide as the present one. */
export const fetchListView = async (resource?: Resource): Promise<void> => {
  const width = matchMedia('(max-width:599.95px)').matches ? 'phone' : 'wide';
  await Promise.all([
    views[width].fetchCode(),
    resource?.downloads && ListDownloads.fetchCode(),
    resource?.list?.chart && ListChart.fetchCode(),
  ]);
};

/** The rows with what belongs to them. */
export const ListView = (props: ListViewProps) => {
  const View = props.controller.view.screen === 'phone' ? views.phone : views.wide;
  return <View {...props} />;
};
