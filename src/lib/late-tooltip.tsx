import type { GrowProps } from '@mui/material/Grow';
import type { PopperProps } from '@mui/material/Popper';
import { useEffect, useState } from 'react';
import { fetchedAtRest } from './on-demand';

type Parts = typeof import('./tooltip-parts');

let parts: Parts | undefined;
const fetchParts = fetchedAtRest(async () => (parts = await import('./tooltip-parts')));

/**
 * MUI's `Popper`, for its tooltips: fetched when the page rests, at the latest for the first tooltip. What a tooltip says is the name of
 * its button, too, so where they cannot be fetched there are none.
 */
export const LatePopper = (props: PopperProps) => {
  const [here, setHere] = useState<Parts>();
  const { open } = props;
  if (open && !here && parts) setHere(parts);
  const awaited = open && !here;
  useEffect(() => {
    if (!awaited) return undefined;
    let isWanted = true;
    fetchParts().then(
      (fetched) => isWanted && setHere(fetched),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [awaited]);
  return here ? <here.Popper {...props} /> : null;
};

/** MUI's `Grow`, which stands within a `LatePopper` and comes with it. */
export const LateGrow = (props: GrowProps) => (parts ? <parts.Grow {...props} /> : null);
