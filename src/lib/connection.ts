/**
 * The API address, ending in the version segment. The page's host may set it in `<meta name="api-url">`;
 * otherwise the one that the portal was built with holds.
 */
export const apiAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ||
  (import.meta.env['VITE_API_URL'] as string | undefined) ||
  '/api/v1';

/** `slow`: a call has been waiting for longer than people do without a word. `lost`: nothing answers. */
export type ConnectionState = 'good' | 'slow' | 'lost';

/** Tells that a call has ended, and whether anything answered it; null when that says nothing. */
export type CallEnd = (answered: boolean | null) => void;

/** In milliseconds: after how long a wait is mentioned, and how often a lost connection is looked for. */
const slowMs = 8000;
const lookEveryMs = 3000;

interface ConnectionParts {
  /** Whether anything answers. Never rejects. */
  readonly reach: () => Promise<boolean>;
  readonly isOnline?: () => boolean;
}

/**
 * Knows how the way to the server is. One call without an answer is no proof: the connection counts as lost when the browser says so
 * or when a look at the server gets no answer either.
 */
export const createConnection = ({ reach, isOnline = () => navigator.onLine }: ConnectionParts) => {
  const listeners = new Set<() => void>();
  const returns = new Set<() => void>();
  let isLost = false;
  let slowCalls = 0;
  let silenced = 0;
  let answers = 0;
  let looking: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const add = (set: Set<() => void>, listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const publish = () => listeners.forEach((listener) => listener());
  const setLost = (next: boolean) => {
    clearTimeout(timer);
    if (next) timer = setTimeout(() => void look(), lookEveryMs);
    if (isLost === next) return;
    isLost = next;
    publish();
    if (!next) returns.forEach((listener) => listener());
  };
  const countSlow = (by: number) => {
    slowCalls += by;
    publish();
  };
  const find = async () => {
    const before = answers;
    // A call that was answered in the meantime proves more than a look that was not.
    const found = isOnline() && ((await reach()) || answers > before);
    setLost(!found);
    return found;
  };
  /** Looks whether the server can be reached, and answers it. */
  const look = (): Promise<boolean> =>
    (looking ??= find().finally(() => {
      looking = undefined;
    }));

  return {
    look,
    state: (): ConnectionState => (isLost ? 'lost' : slowCalls > 0 && silenced === 0 ? 'slow' : 'good'),
    subscribe: (listener: () => void) => add(listeners, listener),
    /** Calls the listener every time the connection is back. */
    onReturn: (listener: () => void) => add(returns, listener),
    /** To be called when a call goes out. */
    track: (): CallEnd => {
      let isSlow = false;
      const slow = setTimeout(() => {
        isSlow = true;
        countSlow(1);
      }, slowMs);
      return (answered) => {
        clearTimeout(slow);
        if (isSlow) countSlow(-1);
        // An answer that was on its way when the browser lost its connection proves nothing.
        if (answered && isOnline()) {
          answers += 1;
          setLost(false);
        } else if (answered === false) void look();
      };
    },
    /** While another part says that it takes long; answers the end of it. */
    silence: () => {
      silenced += 1;
      publish();
      return () => {
        silenced -= 1;
        publish();
      };
    },
    /** Follows what the browser says. */
    follow: (target: Pick<Window, 'addEventListener'>) => {
      target.addEventListener('offline', () => setLost(true));
      target.addEventListener('online', () => void look());
      if (!isOnline()) setLost(true);
    },
  };
};

/** Any answer will do, a refusal as well as one that we may not read. */
const reachServer = () =>
  fetch(apiAddress(), {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  }).then(
    () => true,
    () => false,
  );

/** Of this page. */
export const connection = createConnection({ reach: reachServer });
