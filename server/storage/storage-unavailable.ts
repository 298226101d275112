/** The database is temporarily unavailable, through no fault of the caller. Nothing was saved. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Refused and broken connections: class 08, shutdown and startup, too many connections. */
const unavailableCodes =
  /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of `pg` itself have no code. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;
const diskFullCodes = /^(53100|ENOSPC)$/;

const unavailable = (reason: string, cause: unknown): StorageUnavailable =>
  new StorageUnavailable(reason, { cause });

export const diskFull = (cause?: unknown): StorageUnavailable =>
  unavailable('The disk of the database is full: writes are refused until there is space again.', cause);

export const databaseUnavailable = (cause?: unknown): StorageUnavailable =>
  unavailable('The database does not respond: calls are refused until it does.', cause);

/** Returns the error as a StorageUnavailable where it is one, and any other error unchanged. */
export const toStorageError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return error;
  const { code: errorCode } = error as { code?: unknown };
  const code = typeof errorCode === 'string' ? errorCode : '';
  if (diskFullCodes.test(code)) return diskFull(error);
  return unavailableCodes.test(code) || unavailableMessages.test(error.message)
    ? databaseUnavailable(error)
    : error;
};
