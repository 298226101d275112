export interface SubmissionKey {
  /** The key for what is filled in now. */
  readonly idempotencyKey: string;
  readonly renew: () => void;
}

/**
 * One idempotency key for one filled form: sending the same again, because the answer was lost, creates nothing twice; changed
 * input is a new request.
 */
export const createSubmissionKey = (): SubmissionKey => {
  let key = crypto.randomUUID();
  return {
    get idempotencyKey() {
      return key;
    },
    renew: () => {
      key = crypto.randomUUID();
    },
  };
};
