/** The database can take nothing at the moment, through no fault of the call; nothing of the work was kept. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Refusals to connect and broken connections: class 08, shutting down and starting up, too many connections. */
const awayCodes =
  /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What `pg` says itself has no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;
const fullCodes = /^(53100|ENOSPC)$/;

const unavailable = (reason: string, cause: unknown): StorageUnavailable =>
  new StorageUnavailable(reason, { cause });

export const diskFull = (cause?: unknown): StorageUnavailable =>
  unavailable('The disk of the database is full: nothing is written until there is space again.', cause);

export const databaseAway = (cause?: unknown): StorageUnavailable =>
  unavailable('The database does not answer: calls are refused until it does.', cause);

/** The failure as a StorageUnavailable where it is one; anything else as it is. */
export const storageFault = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return error;
  const { code: given } = error as { code?: unknown };
  const code = typeof given === 'string' ? given : '';
  if (fullCodes.test(code)) return diskFull(error);
  return awayCodes.test(code) || awayMessages.test(error.message) ? databaseAway(error) : error;
};
