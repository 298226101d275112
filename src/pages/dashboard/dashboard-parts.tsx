import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addressOf, type ListTarget } from '@core/list/address';
import { useAppAbility } from '@lib/access-context';
import { useAreas } from '@lib/portal-context';
import { Placeholder } from '@ui/cells/skeleton';
import { useClientId } from './use-client-call';

interface ValueSkeletonProps {
  readonly width: number | string;
  /** In CSS pixels; a line of text by default. */
  readonly height?: number;
}

/** Skeleton of a text or a bar. */
export const ValueSkeleton = ({ width, height = 12 }: ValueSkeletonProps) => (
  <Placeholder width={width} height={height} borderRadius={6} flexShrink={0} />
);

interface EmptyLineProps {
  readonly children: string;
}

/** Shown instead of figures that do not exist yet. */
export const EmptyLine = ({ children }: EmptyLineProps) => (
  <Box sx={{ display: 'grid', flex: 1, placeItems: 'center', minHeight: 120 }}>
    <Typography sx={{ color: 'text.secondary', textAlign: 'center', textWrap: 'balance' }}>
      {children}
    </Typography>
  </Box>
);

/** Moves the focus to the card around an element, because the focused button disappears. */
export const focusCard = (element: Element | null): void =>
  element?.closest('section')?.focus({ preventScroll: true });

/**
 * Returns a function that builds the address of a list of this client. It returns undefined if the user may not open
 * the list.
 */
export const useListAddressOf = () => {
  const areas = useAreas();
  const ability = useAppAbility();
  const clientId = useClientId();
  return (target: ListTarget): string | undefined => addressOf(target, areas, ability, clientId);
};
