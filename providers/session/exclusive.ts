/** Runs the work while no other tab runs its own, as far as the browser can do that. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

const waitMs = 5_000;

/**
 * A Web Lock around the work. Where there are no locks, or the holder does not let go within 5 s (a frozen tab), the work
 * runs without: the server's grace for the replaced token covers that.
 */
export const createExclusive = (locks: LockManager | undefined, name: string): Exclusive =>
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (!locks) return work();
    let running: Promise<T> | undefined;
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), waitMs);
    try {
      await locks.request(name, { signal: wait.signal }, async () => {
        clearTimeout(timer);
        running = work();
        await running.catch(() => undefined);
      });
    } catch {
      // Only the wait can fail here; what the work throws is handed on below.
    } finally {
      clearTimeout(timer);
    }
    return running ?? work();
  };
