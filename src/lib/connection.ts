/**
 * Returns the API address, ending in the version segment. The server of the page may set it in `<meta name="api-url">`.
 * The default is the address from the build.
 */
export const apiAddress = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ||
  (import.meta.env['VITE_API_URL'] as string | undefined) ||
  '/api/v1';

/** `slow`: a call takes so long that users should be told. `lost`: the server cannot be reached. */
export type ConnectionState = 'good' | 'slow' | 'lost';

/** Call it when a call has ended, with whether there was a response; null if that says nothing about the connection. */
export type CallEnd = (answered: boolean | null) => void;

/** In milliseconds: when a call counts as slow, and how often a lost connection is checked. */
const slowMs = 8000;
const checkIntervalMs = 3000;

interface ConnectionParts {
  /** Whether the server responds. Never rejects. */
  readonly ping: () => Promise<boolean>;
  readonly isOnline?: () => boolean;
}

/**
 * Tracks the connection to the server. A single call without a response proves nothing: the connection counts as lost
 * when the browser reports it, or when a check of the server gets no response either.
 */
export const createConnection = ({ ping, isOnline = () => navigator.onLine }: ConnectionParts) => {
  const listeners = new Set<() => void>();
  const reconnectListeners = new Set<() => void>();
  let isLost = false;
  let slowCalls = 0;
  let silenceCount = 0;
  let answers = 0;
  let runningCheck: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const add = (set: Set<() => void>, listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const publish = () => listeners.forEach((listener) => listener());
  const setLost = (next: boolean) => {
    clearTimeout(timer);
    if (next) timer = setTimeout(() => void check(), checkIntervalMs);
    if (isLost === next) return;
    isLost = next;
    publish();
    if (!next) reconnectListeners.forEach((listener) => listener());
  };
  const countSlow = (by: number) => {
    slowCalls += by;
    publish();
  };
  const checkServer = async () => {
    const before = answers;
    // A call that got a response in the meantime proves more than a failed check.
    const found = isOnline() && ((await ping()) || answers > before);
    setLost(!found);
    return found;
  };
  /** Checks whether the server can be reached. */
  const check = (): Promise<boolean> =>
    (runningCheck ??= checkServer().finally(() => {
      runningCheck = undefined;
    }));

  return {
    check,
    state: (): ConnectionState => (isLost ? 'lost' : slowCalls > 0 && silenceCount === 0 ? 'slow' : 'good'),
    subscribe: (listener: () => void) => add(listeners, listener),
    /** Calls the listener each time the connection is back. */
    onReconnect: (listener: () => void) => add(reconnectListeners, listener),
    /** Call it when a call is sent. Returns the function to call at its end. */
    track: (): CallEnd => {
      let isSlow = false;
      const slow = setTimeout(() => {
        isSlow = true;
        countSlow(1);
      }, slowMs);
      return (answered) => {
        clearTimeout(slow);
        if (isSlow) countSlow(-1);
        // A response that was already on its way when the browser lost its connection proves nothing.
        if (answered && isOnline()) {
          answers += 1;
          setLost(false);
        } else if (answered === false) void check();
      };
    },
    /** Hides the `slow` state while another component shows that a call takes long. Returns the function that ends this. */
    silence: () => {
      silenceCount += 1;
      publish();
      return () => {
        silenceCount -= 1;
        publish();
      };
    },
    /** Follows the browser's `online` and `offline` events. */
    follow: (target: Pick<Window, 'addEventListener'>) => {
      target.addEventListener('offline', () => setLost(true));
      target.addEventListener('online', () => void check());
      if (!isOnline()) setLost(true);
    },
  };
};

/** Any response counts, also an error or one that the page is not allowed to read. */
const pingServer = () =>
  fetch(apiAddress(), {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  }).then(
    () => true,
    () => false,
  );

/** The connection of this page. */
export const connection = createConnection({ ping: pingServer });
