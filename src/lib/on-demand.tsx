import { useLayoutEffect, useState, type ComponentType } from 'react';

/** What lies over a page: a menu, a dialog, a drawer. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

type Openable = Pick<OverlayProps, 'open'>;

/** For the button that opens it: its code is fetched when the user is about to press. */
export interface Ahead {
  readonly onMouseEnter: () => void;
  readonly onFocus: () => void;
}

const parts = new Set<() => Promise<unknown>>();

/** Names what a page at rest fetches, so that it is there when it is asked for. */
export const fetchedAtRest = <Code,>(load: () => Promise<Code>): (() => Promise<Code>) => {
  let code: Promise<Code> | undefined;
  const fetchOnce = () => {
    code ??= load().catch((reason: unknown) => {
      code = undefined;
      throw reason;
    });
    return code;
  };
  parts.add(fetchOnce);
  return fetchOnce;
};

/** Fetches everything that the screens drawn so far may open. What fails shows itself when it is opened. */
export const fetchForRest = (): Promise<unknown> => Promise.allSettled([...parts].map((load) => load()));

interface DrawnProps<Props> {
  readonly Part: ComponentType<Props>;
  readonly props: Props;
}

/** Closed at its first drawing, and open with the second, both before the window is painted: what slides in has to have been away. */
const Drawn = <Props extends Openable>({ Part, props }: DrawnProps<Props>) => {
  const [stands, setStands] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- two drawings before one paint are the point
  useLayoutEffect(() => setStands(true), []);
  return <Part {...props} open={props.open && stands} />;
};

/**
 * A part that is only seen when the user opens it, and its code with it. The code is fetched when the page has come to rest, when its
 * trigger is about to be pressed (`ahead`, for that trigger), and at the latest when it is opened. From then on it stays, so that it may
 * close in peace. Not by React's `lazy`, whose first drawing waits up to 300 ms even for code that is there.
 */
export const onDemand = <Props extends Openable>(load: () => Promise<ComponentType<Props>>) => {
  let code: ComponentType<Props> | undefined;
  const fetchCode = fetchedAtRest(async () => (code = await load()));
  const ask = () => void fetchCode().catch(() => undefined);

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
    return Part ? <Drawn Part={Part} props={props} /> : null;
  };
  const ahead: Ahead = { onMouseEnter: ask, onFocus: ask };
  return Object.assign(OnDemand, { ahead });
};
