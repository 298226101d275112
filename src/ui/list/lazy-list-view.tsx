import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { ListViewProps } from './list-view-props';

type View = ComponentType<ListViewProps>;

/** Cards on a phone, a grid from `sm` on; each is code that the other needs nothing of. */
const load = {
  phone: async (): Promise<View> => (await import('./phone-list')).PhoneList,
  wide: async (): Promise<View> => (await import('./grid-list')).GridList,
};
type Width = keyof typeof load;

const awaited = {
  phone: lazy(async () => ({ default: await load.phone() })),
  wide: lazy(async () => ({ default: await load.wide() })),
};
const loaded: Partial<Record<Width, View>> = {};

/** Fetches the code that draws lists in a window as wide as the present one. */
export const fetchListView = async (): Promise<void> => {
  const width = matchMedia('(max-width:599.95px)').matches ? 'phone' : 'wide';
  loaded[width] = await load[width]();
};

/** About as high as ten rows, so that little moves when a phone is turned and the other view comes. */
const Room = () => <Box sx={{ height: 480 }} aria-busy />;

const ViewOf = ({ width, ...props }: ListViewProps & { readonly width: Width }) => {
  const [View] = useState(() => loaded[width] ?? awaited[width]);
  return (
    <Suspense fallback={<Room />}>
      <View {...props} />
    </Suspense>
  );
};

/** The rows with what belongs to them; at once when the code is there, which routes see to. */
export const ListView = (props: ListViewProps) => {
  const width = props.controller.screen === 'phone' ? 'phone' : 'wide';
  return <ViewOf key={width} width={width} {...props} />;
};
