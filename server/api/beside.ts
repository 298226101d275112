import type { ApiDeps } from './deps';

/** Does work beside the answer, which neither waits for it nor tells of it. A failure is for the log. */
export const beside = ({ log }: Pick<ApiDeps, 'log'>, what: string, work: () => Promise<void>): void => {
  // The message may repeat personal data.
  work().catch((error: unknown) =>
    log.error(`${what} failed`, { error: error instanceof Error ? error.name : 'unknown' }),
  );
};
