import { UniqueViolation } from './storage';

/** As many may press at once; each time around one of them at least gets through. */
const mostTries = 5;

/**
 * Does work again that collided with the like of it in a table: this time it finds what the other one did. `tables` are those in
 * which a collision is expected.
 */
export const retryCollision = async <T>(tables: readonly string[], work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      const isCollision = error instanceof UniqueViolation && tables.includes(error.table);
      if (!isCollision || tries === mostTries) throw error;
    }
};
