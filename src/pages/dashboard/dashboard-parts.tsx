import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addressOf, type ListTarget } from '@core/list/address';
import { useAppAbility } from '@lib/access-context';
import { useAreas } from '@lib/portal-context';
import { Placeholder } from '@ui/cells/skeleton';
import { useClientId } from './use-client-call';

interface ValueSkeletonProps {
  readonly width: number | string;
  /** In CSS pixels; a line of text when absent. */
  readonly height?: number;
}

/** The placeholder of one piece of text or one bar. */
export const ValueSkeleton = ({ width, height = 12 }: ValueSkeletonProps) => (
  <Placeholder width={width} height={height} borderRadius={6} flexShrink={0} />
);

interface EmptyLineProps {
  readonly children: string;
}

/** Said in place of figures that do not exist yet. */
export const EmptyLine = ({ children }: EmptyLineProps) => (
  <Box sx={{ display: 'grid', flex: 1, placeItems: 'center', minHeight: 120 }}>
    <Typography sx={{ color: 'text.secondary', textAlign: 'center', textWrap: 'balance' }}>
      {children}
    </Typography>
  </Box>
);

/** Moves the focus to the card around an element: what had it goes away with the press. */
export const focusCard = (element: Element | null): void =>
  element?.closest('section')?.focus({ preventScroll: true });

/** Answers the address of a list of this client; undefined where the person may not open it. */
export const useListAddressOf = () => {
  const areas = useAreas();
  const ability = useAppAbility();
  const clientId = useClientId();
  return (target: ListTarget): string | undefined => addressOf(target, areas, ability, clientId);
};
