const abortOf = (signal: AbortSignal | undefined): Promise<never> => {
  const aborted = new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('AbortError'))),
  );
  aborted.catch(() => undefined);
  return aborted;
};

/** Creates one exclusive lock for all names, like a browser's: first come, first served, abandoned when the wait is aborted. */
export const createLocks = (): LockManager => {
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_: string, options: LockOptions, work: () => Promise<unknown>) => {
    const before = queue;
    const done = Promise.race([before, abortOf(options.signal)]).then(() => work());
    queue = Promise.all([before, done.catch(() => undefined)]);
    return done;
  };
  return { request } as unknown as LockManager;
};

/** Creates locks that another tab holds and never releases. */
export const frozenLocks = (): LockManager =>
  ({ request: (_: string, { signal }: LockOptions) => abortOf(signal) }) as unknown as LockManager;

/** Creates locks that the browser denies, as on a sandboxed page. */
export const refusedLocks = (): LockManager =>
  ({ request: () => Promise.reject(new Error('SecurityError')) }) as unknown as LockManager;
