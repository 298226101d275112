import { UniqueViolation } from './storage';

/** So many calls may collide at once. In each round at least one of them succeeds. */
const maxTries = 5;

/**
 * Retries work that failed because a concurrent call inserted the same row. The retry finds the row of the other call.
 * `tables` are the tables where such a collision is expected.
 */
export const retryCollision = async <T>(tables: readonly string[], work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      const isCollision = error instanceof UniqueViolation && tables.includes(error.table);
      if (!isCollision || tries === maxTries) throw error;
    }
};
