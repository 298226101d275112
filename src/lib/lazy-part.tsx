import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A component whose code is in a separate chunk. */
export type LazyPart<Props> = ComponentType<Props> & { readonly fetchCode: () => Promise<void> };

/**
 * Creates a component that few screens use, with its code in a separate chunk. Routes call `fetchCode` beforehand, and
 * then it renders at once; React's `lazy` waits even for code that is already loaded. `height`: CSS pixels reserved
 * until the code is loaded.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: number,
): LazyPart<Props> => {
  let code: ComponentType<Props> | undefined;
  const LazyView = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    const [View] = useState(() => code ?? LazyView);
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
