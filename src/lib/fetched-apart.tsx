import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A part of a screen whose code is fetched apart. */
export type Apart<Props> = ComponentType<Props> & { readonly fetchCode: () => Promise<void> };

/**
 * A part that few screens have, and its code with it. Drawn at once when `fetchCode` has brought the code, which routes see to, because
 * React's `lazy` waits even for code that is there. `height`: CSS pixels that the part keeps until its code is here.
 */
export const fetchedApart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: number,
): Apart<Props> => {
  let code: ComponentType<Props> | undefined;
  const Awaited = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    const [View] = useState(() => code ?? Awaited);
    return (
      <Suspense fallback={<Box component="span" sx={{ display: 'block', height }} aria-busy />}>
        <View {...props} />
      </Suspense>
    );
  };
  const fetchCode = async (): Promise<void> => {
    code = await load();
  };
  return Object.assign(Part, { fetchCode });
};
