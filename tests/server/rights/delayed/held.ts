import type { Hasher } from '@server/api/hasher';
import type { Collection, Storage } from '@server/storage/storage';

/** A point of a call where it waits: before a statement, a transaction, or a password hash. */
export interface Gate {
  /** Waits at the point that is held; counts the others. */
  pass(): Promise<void>;
  /** How many points were passed. */
  readonly passed: number;
  /** Resolves when the call waits at the point. */
  readonly reached: Promise<void>;
  release(): void;
}

const deferred = () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
};

/** Creates a gate that holds the point number `at`, from 0. */
export const gateAt = (at: number): Gate => {
  let passed = 0;
  const [reached, released] = [deferred(), deferred()];
  return {
    pass: async () => {
      passed += 1;
      if (passed - 1 !== at) return;
      reached.resolve();
      await released.promise;
    },
    get passed() {
      return passed;
    },
    reached: reached.promise,
    release: () => released.resolve(),
  };
};

const heldCollection = (collection: Collection, gate: Gate): Collection =>
  new Proxy(collection, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...args: unknown[]) => unknown;
      if (name === 'chunks') return method;
      return async (...args: unknown[]) => {
        await gate.pass();
        return method.apply(target, args);
      };
    },
  });

/**
 * Returns the storage with a gate before each statement and transaction. `inside` also holds before the statements of a
 * transaction and its commit, for databases where others can go on meanwhile.
 */
export const heldStorage = (storage: Storage, gate: Gate, inside: boolean): Storage => ({
  ...storage,
  table: (name) => heldCollection(storage.table(name), gate),
  readTogether: async (reads) => {
    await gate.pass();
    return storage.readTogether(reads);
  },
  transaction: async (work) => {
    await gate.pass();
    return storage.transaction(async (tx) => {
      if (!inside) return work(tx);
      const held = heldStorage(tx, gate, inside);
      const result = await work({ ...held, transaction: (nested) => nested(held) });
      await gate.pass();
      return result;
    });
  },
});

export const heldHasher = (hasher: Hasher, gate: Gate): Hasher => ({
  hash: async (...args) => {
    await gate.pass();
    return hasher.hash(...args);
  },
  verify: async (...args) => {
    await gate.pass();
    return hasher.verify(...args);
  },
});
