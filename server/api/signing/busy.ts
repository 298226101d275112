import { SigningBusy } from '@server/signing/provider';
import { Refusal } from '../refusal';

/** Runs what needs the provider: while that is busy the call answers 503 and says when to come back. */
export const whileFree = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SigningBusy)
      throw new Refusal(503, 'busy', { retryAfter: Math.ceil(error.seconds) });
    throw error;
  }
};
