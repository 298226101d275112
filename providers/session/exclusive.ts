/** Runs the work while no other tab runs its own, as far as the browser can do that. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

const waitMs = 5_000;
const propagationMs = 100;

/** Resolves when what another tab wrote before it let go of a lock can be expected to have arrived here. */
export type Propagation = () => Promise<void>;

const propagation: Propagation = () => new Promise((resolve) => setTimeout(resolve, propagationMs));

/**
 * A Web Lock around the work. Where there are no locks, or the holder does not let go within 5 s (a frozen tab), the work
 * runs without: the server's grace for the replaced token covers that. Locks and storage reach another tab's process on ways of their
 * own, so a caller that had to wait for the lock gives the storage a moment to follow.
 */
export const createExclusive = (
  locks: LockManager | undefined,
  name: string,
  propagate: Propagation = propagation,
): Exclusive =>
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (!locks) return work();
    let running: Promise<T> | undefined;
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), waitMs);
    const requestedAt = performance.now();
    // A free lock is granted within a few milliseconds.
    const hadToWait = () => performance.now() - requestedAt > 10;
    try {
      await locks.request(name, { signal: wait.signal }, async () => {
        clearTimeout(timer);
        running = hadToWait() ? propagate().then(work) : work();
        await running.catch(() => undefined);
      });
    } catch {
      // Only the wait can fail here; what the work throws is handed on below.
    } finally {
      clearTimeout(timer);
    }
    return running ?? work();
  };
