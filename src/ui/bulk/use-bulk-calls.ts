import { clientQuery, pathOf } from '@core/list/list-calls';
import type { Resource } from '@core/resource/resource';
import { useHttp } from '@lib/http-context';
import { optionalCalls } from '@lib/optional-calls';
import { jobIn, readBulkProgress, readBulkResult, type BulkProgress, type BulkResult } from './bulk-answer';

/** The records of an action: by their ids, or all that the list finds. */
export type Choice =
  | { readonly ids: readonly number[] }
  | {
      readonly filter: Readonly<Record<string, string>>;
      /** How many the list found. */
      readonly expected: number;
      /** The name of the set of records, from a dry run. */
      readonly preview?: string;
    };

export interface BulkRequest {
  /** The name of the action, or `delete`. */
  readonly name: string;
  readonly choice: Choice;
  /** The values that the action asks for. */
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** Counting, and changing up to 1,000 records, may take longer than other calls. In milliseconds. */
const timeoutMs = 180_000;
const progressMs = 1_000;

/** The calls of actions on many records. They reject with an `ApiFailure`. */
export const useBulkCalls = (resource: Resource, clientId: number | undefined) => {
  const http = useHttp();
  const { backend } = resource.api;
  const at = (name: string) => `${pathOf(resource, clientId, 'actions')}/${name}`;
  const query = clientQuery(resource, clientId);
  const send = (call: { readonly path: string; readonly body: object; readonly key?: string }) =>
    http.request<unknown>({
      ...{ backend, method: 'POST', path: call.path, query, body: call.body, timeoutMs },
      ...(call.key !== undefined && { idempotencyKey: call.key }),
    });
  return {
    /** Returns what the action would do, and changes nothing. */
    count: async ({ name, choice, inputs }: BulkRequest): Promise<BulkResult> =>
      readBulkResult(
        await http.request<unknown>({
          ...{ backend, method: 'POST', path: at(name), timeoutMs },
          query: { ...query, dry_run: 'true' },
          body: { ...choice, ...inputs },
          optional: optionalCalls.bulk,
        }),
      ),
    /** Runs the action. The same `key` runs it once. `onProgress` is called while a job runs it. */
    run: async (
      { name, choice, inputs }: BulkRequest,
      {
        key,
        signal,
        onProgress,
      }: {
        readonly key: string;
        readonly signal: AbortSignal;
        readonly onProgress: (progress: BulkProgress) => void;
      },
    ): Promise<BulkProgress> => {
      const answer = await send({ path: at(name), body: { ...choice, ...inputs }, key });
      const job = jobIn(answer);
      if (job === undefined) {
        const result = readBulkResult(answer);
        const { length: skippedCount } = result.skipped;
        return { ...result, skippedCount, total: result.changed + skippedCount, isEnded: true };
      }
      for (;;) {
        const call = { backend, method: 'GET', path: at(`runs/${job}`), query, signal } as const;
        const progress = readBulkProgress(await http.request<unknown>(call));
        if (progress.isEnded) return progress;
        onProgress(progress);
        await new Promise((resolve) => setTimeout(resolve, progressMs));
        signal.throwIfAborted();
      }
    },
    /** Writes the values from before an action back. */
    undo: async (undo: number): Promise<BulkResult> =>
      readBulkResult(await send({ path: at('undo'), body: { undo } })),
  };
};
