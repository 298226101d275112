import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { ListViewProps } from './list-view-props';

const load = async () => (await import('./list-grid')).ListGrid;
const Awaited = lazy(async () => ({ default: await load() }));
let loaded: ComponentType<ListViewProps> | undefined;

/** Fetches the grid's code where a list is drawn as one: a phone shows cards and never needs it. */
export const fetchGrid = async (): Promise<void> => {
  if (!matchMedia('(max-width:599.95px)').matches) loaded = await load();
};

/** About as high as ten rows, so that little moves when a phone is turned and the grid comes. */
const Room = () => <Box sx={{ height: 480 }} aria-busy />;

/** The grid; at once when its code is there, which routes see to. */
export const LazyGrid = (props: ListViewProps) => {
  const [Grid] = useState(() => loaded ?? Awaited);
  return (
    <Suspense fallback={<Room />}>
      <Grid {...props} />
    </Suspense>
  );
};
