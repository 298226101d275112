interface FailureParts {
  /** HTTP status; 0 when there was no response (offline, timeout, lost connection). */
  readonly status: number;
  /** The API's stable lower-case phrase, e.g. `not found`. */
  readonly detail?: string;
  /** Messages by input name (422). */
  readonly errors?: Readonly<Record<string, string>>;
  /** Seconds to wait before the next try (429, 503). */
  readonly retryAfter?: number;
  /** The record as it is now (412). */
  readonly current?: Readonly<Record<string, unknown>>;
  /** The call timed out. It is not retried: after such a long wait the user decides what to do next. */
  readonly timedOut?: boolean;
}

/** The error of every call that failed or got no response, for any response body. */
export class ApiFailure extends Error implements FailureParts {
  override readonly name = 'ApiFailure';
  readonly status: number;
  /** Refine's name for `status`. */
  readonly statusCode: number;
  declare readonly detail?: string;
  declare readonly errors?: Readonly<Record<string, string>>;
  declare readonly retryAfter?: number;
  declare readonly current?: Readonly<Record<string, unknown>>;
  declare readonly timedOut?: boolean;

  constructor(parts: FailureParts) {
    super(parts.detail ?? `status ${parts.status}`);
    this.status = parts.status;
    this.statusCode = parts.status;
    Object.assign(this, parts);
  }
}

export const isApiFailure = (value: unknown): value is ApiFailure => value instanceof ApiFailure;

/** Returns the HTTP status of a failed call; undefined for any other error. */
export const statusOf = (reason: unknown): number | undefined =>
  isApiFailure(reason) ? reason.status : undefined;

/** Whether a call timed out. Such calls are not retried automatically, because users would wait for minutes. */
export const isTimeout = (reason: unknown): boolean => isApiFailure(reason) && reason.timedOut === true;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (value: unknown): Record<string, string> | undefined => {
  if (!isRecord(value)) return undefined;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
};

const secondsOf = (header: string | null): number | undefined => {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
};

/** Reads the failure from a response that is not OK. The body may be anything: JSON, HTML, or empty. */
export const failureOf = async (response: Response): Promise<ApiFailure> => {
  const body: unknown = await response.json().catch(() => undefined);
  const fields = isRecord(body) ? body : {};
  const detail = typeof fields['detail'] === 'string' ? fields['detail'] : undefined;
  const errors = textsOf(fields['errors']);
  const { current } = fields;
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  return new ApiFailure({
    status: response.status,
    ...(detail !== undefined && { detail }),
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(isRecord(current) && { current }),
  });
};

/** The `detail` of a response that is not the requested file, for example if the server does not support the format. */
export const noFile = 'no file';
