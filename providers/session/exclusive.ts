/** Runs the work while no other tab runs its work, as far as the browser supports that. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

const lockTimeoutMs = 5_000;
const propagationMs = 100;

/** Resolves when this tab can be expected to see what another tab stored before it released the lock. */
export type Propagation = () => Promise<void>;

const propagation: Propagation = () => new Promise((resolve) => setTimeout(resolve, propagationMs));

/**
 * Wraps the work in a Web Lock. If the browser has no locks, or the holder does not release the lock within 5 s (a
 * frozen tab), the work runs without a lock; the server's grace period for replaced tokens covers that case. Lock
 * releases and storage writes reach other tabs independently, so a caller that had to wait for the lock also waits a
 * moment for the storage.
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
    const timer = setTimeout(() => wait.abort(), lockTimeoutMs);
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
      // Only the wait for the lock can fail here. An error of the work is passed on below.
    } finally {
      clearTimeout(timer);
    }
    return running ?? work();
  };
