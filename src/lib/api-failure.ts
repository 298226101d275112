interface FailureParts {
  /** HTTP status; 0 when no answer came (offline, time-out, cut connection). */
  readonly status: number;
  /** The API's stable lower-case phrase, e.g. `not found`. */
  readonly detail?: string;
  /** Messages by input name (422). */
  readonly errors?: Readonly<Record<string, string>>;
  /** Seconds to wait before the next try (429, 503). */
  readonly retryAfter?: number;
  /** No answer came within the time of the call: the user, who waited that long, decides what to do next. */
  readonly overdue?: boolean;
}

/** What every refused or unanswered call rejects with, for any body. */
export class ApiFailure extends Error implements FailureParts {
  override readonly name = 'ApiFailure';
  readonly status: number;
  /** Refine's name for the same number. */
  readonly statusCode: number;
  declare readonly detail?: string;
  declare readonly errors?: Readonly<Record<string, string>>;
  declare readonly retryAfter?: number;
  declare readonly overdue?: boolean;

  constructor(parts: FailureParts) {
    super(parts.detail ?? `status ${parts.status}`);
    this.status = parts.status;
    this.statusCode = parts.status;
    Object.assign(this, parts);
  }
}

export const isApiFailure = (value: unknown): value is ApiFailure => value instanceof ApiFailure;

/** The HTTP status that a rejection carries; undefined when it is something else than a failed call. */
export const statusOf = (reason: unknown): number | undefined =>
  isApiFailure(reason) ? reason.status : undefined;

/** Whether a call was given up after its time. It is not repeated by itself: that would be a wait of minutes. */
export const isOverdue = (reason: unknown): boolean => isApiFailure(reason) && reason.overdue === true;

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

/** Reads the failure out of an answer that is not OK. The body may be anything: JSON, HTML, nothing. */
export const failureOf = async (response: Response): Promise<ApiFailure> => {
  const body: unknown = await response.json().catch(() => undefined);
  const fields = isRecord(body) ? body : {};
  const detail = typeof fields['detail'] === 'string' ? fields['detail'] : undefined;
  const errors = textsOf(fields['errors']);
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  return new ApiFailure({
    status: response.status,
    ...(detail !== undefined && { detail }),
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
};

/** The `detail` of an answer that is no file although one was asked for, as of a server that does not know the format. */
export const noFile = 'no file';
