import { useLayoutEffect, useState, type ComponentType } from 'react';

/** Props of an overlay: a menu, a dialog, a drawer. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

type Openable = Pick<OverlayProps, 'open'>;

/** Handlers for the button that opens an overlay. They fetch its code when the user is about to press the button. */
export interface PreloadHandlers {
  readonly onMouseEnter: () => void;
  readonly onFocus: () => void;
}

const loaders = new Set<() => Promise<unknown>>();

/** Registers code that is fetched when the page is idle. Returns a function that loads it once. */
export const preloadWhenIdle = <Code,>(load: () => Promise<Code>): (() => Promise<Code>) => {
  let code: Promise<Code> | undefined;
  const fetchOnce = () => {
    code ??= load().catch((reason: unknown) => {
      code = undefined;
      throw reason;
    });
    return code;
  };
  loaders.add(fetchOnce);
  return fetchOnce;
};

/** Fetches everything that the screens loaded so far can open. Errors are not reported here; they show when it is opened. */
export const preloadRegistered = (): Promise<unknown> =>
  Promise.allSettled([...loaders].map((load) => load()));

interface OpenAfterMountProps<Props> {
  readonly Part: ComponentType<Props>;
  readonly props: Props;
}

/**
 * Renders the component closed and then open, both before the browser paints, because a transition needs the closed
 * state first.
 */
const OpenAfterMount = <Props extends Openable>({ Part, props }: OpenAfterMountProps<Props>) => {
  const [isMounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- two renders before one paint are intended
  useLayoutEffect(() => setMounted(true), []);
  return <Part {...props} open={props.open && isMounted} />;
};

/**
 * Creates a component that is only shown when the user opens it, with its code in a separate chunk. The code is fetched
 * when the page is idle, when the trigger is about to be pressed (`ahead`, the handlers for the trigger), and at the
 * latest on opening. The component then stays mounted, so that its closing transition can finish. It does not use
 * React's `lazy`, whose first render waits up to 300 ms even for code that is already loaded.
 */
export const onDemand = <Props extends Openable>(load: () => Promise<ComponentType<Props>>) => {
  let code: ComponentType<Props> | undefined;
  const fetchCode = preloadWhenIdle(async () => (code = await load()));
  const preload = () => void fetchCode().catch(() => undefined);

  const OnDemand = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [failure, setFailure] = useState<{ readonly reason: unknown }>();
    if (props.open && !Part && code) setPart(() => code);
    const awaited = props.open && !Part && !code;
    useLayoutEffect(() => {
      if (!awaited) return undefined;
      let isWanted = true;
      fetchCode().then(
        (fetched) => isWanted && setPart(() => fetched),
        (reason: unknown) => isWanted && setFailure({ reason }),
      );
      return () => {
        isWanted = false;
      };
    }, [awaited]);
    if (failure) throw failure.reason;
    return Part ? <OpenAfterMount Part={Part} props={props} /> : null;
  };
  const ahead: PreloadHandlers = { onMouseEnter: preload, onFocus: preload };
  return Object.assign(OnDemand, { ahead });
};
