import { useMediaQuery, useTheme } from '@mui/material';
import { useMemo } from 'react';
import { useAppAbility } from '@lib/access-context';
import { columnsIn } from '@core/list/columns';
import type { ListState } from '@core/list/list-state';
import { useIsPrinting, windowMedia } from '@lib/print-media';
import type { ListedResource } from '@core/resource/resource';
import { orderColumns, type ColumnChoice } from '../list-tools/column-choice';

export type Screen = 'phone' | 'narrow' | 'wide';

/**
 * Returns the layout that fits the window: cards, or a grid in a narrow or wide window. Printed grids are wide.
 */
export const useScreen = (): Screen => {
  const { breakpoints } = useTheme();
  // Evaluated at once: a first paint in the wrong layout would shift the page.
  const phone = useMediaQuery(breakpoints.down('sm'), windowMedia);
  const isWide = useMediaQuery(breakpoints.up('lg'), windowMedia);
  const isPrinting = useIsPrinting();
  if (phone) return 'phone';
  return isWide || isPrinting ? 'wide' : 'narrow';
};

/** Returns a function that tells whether this user may read a field. */
export const useReadable = (resource: ListedResource) => {
  const ability = useAppAbility();
  return useMemo(() => (name: string) => ability.can('read', resource.name, name), [ability, resource.name]);
};

/** The columns to show, in the user's order: readable and not hidden. The name is always shown. */
export const useColumns = (
  resource: ListedResource,
  state: ListState,
  { hidden, order }: Pick<ColumnChoice, 'hidden' | 'order'>,
): readonly string[] => {
  const readable = useReadable(resource);
  const columns = columnsIn(resource.list, state);
  return useMemo(
    () =>
      orderColumns(columns, order).filter(
        (name, index) => readable(name) && (index === 0 || !hidden.has(name)),
      ),
    [columns, readable, hidden, order],
  );
};
