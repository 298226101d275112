/** What ties a call to its lines in the log; made by the host before the API sees the call. */
export interface Trace {
  readonly id: string;
  /** Number of the signed-in caller, once it is known. */
  user?: number;
}

/** The trace that the host passed beside the request, where it did. */
export const traceOf = (environment: unknown): Trace | undefined =>
  (environment as { readonly trace?: Trace } | null | undefined)?.trace;
