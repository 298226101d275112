import { useMediaQuery, useTheme } from '@mui/material';
import { useMemo } from 'react';
import { useAppAbility } from '@lib/access-context';
import { columnsIn } from '@core/list/columns';
import type { ListState } from '@core/list/address';
import { useIsPrinting, windowMedia } from '@lib/paper';
import { fieldOf } from '@core/resource/resource';
import type { ListedResource } from '@core/resource/resource';
import { arranged, type ColumnChoice } from '../list-tools/column-choice';

export type Screen = 'phone' | 'narrow' | 'wide';

/** Which of the list's three forms fits: cards, a grid without the marked columns, the full grid. A grid on paper is full. */
export const useScreen = (): Screen => {
  const { breakpoints } = useTheme();
  // Asked at once: a first paint in the wrong form would be a jump.
  const phone = useMediaQuery(breakpoints.down('sm'), windowMedia);
  const wide = useMediaQuery(breakpoints.up('lg'), windowMedia);
  const isPrinting = useIsPrinting();
  if (phone) return 'phone';
  return wide || isPrinting ? 'wide' : 'narrow';
};

/** Names of the fields that this user may know. */
export const useReadable = (resource: ListedResource) => {
  const ability = useAppAbility();
  return useMemo(() => (name: string) => ability.can('read', resource.name, name), [ability, resource.name]);
};

/** The columns to draw, in the user's order: those that they may know, did not hide, and that this width has room for. The name always stays. */
export const useColumns = (
  resource: ListedResource,
  state: ListState,
  screen: Screen,
  { hidden, order }: Pick<ColumnChoice, 'hidden' | 'order'>,
): readonly string[] => {
  const readable = useReadable(resource);
  const columns = columnsIn(resource.list, state);
  return useMemo(
    () =>
      arranged(columns, order).filter(
        (name, index) =>
          readable(name) &&
          (index === 0 || !hidden.has(name)) &&
          (screen === 'wide' || !fieldOf(resource, name).wideOnly),
      ),
    [resource, columns, readable, screen, hidden, order],
  );
};
