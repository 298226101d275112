import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { AnswerOf, SentOf } from '@core/calls/call';
import type { changeViewCall, createViewCall, viewsCall } from '@core/calls/views';
import { areaPath } from '@core/navigation/paths';
import type { Area } from '@core/resource/resource';
import type { Http } from './http';
import { useHttp } from './http-context';
import { useCurrentClient } from './portal-context';
import { optionalCalls, useIsAbsent } from './optional-calls';
import { apiKey, apiQuery, optionalQuery } from './queries';

type WireView = AnswerOf<typeof viewsCall>['data'][number];

/** A named address of a list. */
export interface SavedView extends Omit<WireView, 'is_default'> {
  /** The user's default view of the list. Links to the list open it. */
  readonly isDefault: boolean;
}

export interface SavedViews {
  readonly views: readonly SavedView[];
  /** `absent`: the server does not support saved views. */
  readonly state: 'loading' | 'failed' | 'ready' | 'absent';
  readonly retry: () => void;
}

const none: readonly SavedView[] = [];

const isWire = (value: unknown): value is WireView => {
  const row = value as Partial<Record<keyof WireView, unknown>> | null;
  return (
    typeof row?.id === 'number' &&
    [row.resource, row.name, row.address].every((text) => typeof text === 'string') &&
    [row.shared, row.is_default, row.own].every((flag) => typeof flag === 'boolean')
  );
};

const read = (answer: unknown): SavedView[] => {
  const rows = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(rows) || !rows.every(isWire)) throw new Error('No list of views');
  return rows.map(({ is_default: isDefault, ...view }) => ({ ...view, isDefault }));
};

const viewsKey = optionalCalls.views;

const viewsQuery = (http: Http, clientId: number | undefined) =>
  optionalQuery(
    apiQuery(http, {
      key: [viewsKey, clientId ?? null],
      call: { backend: 'v1', path: 'saved-views', query: { client_id: clientId }, optional: viewsKey },
      read,
      staleTime: 5 * 60_000,
    }),
  );

/**
 * Returns all views that the user can apply now: those of lists without a client, and those of the client whose
 * workspace is open. All callers share one call. There are no views until it has a response.
 */
export const useAllViews = (): SavedViews => {
  const http = useHttp();
  const clientId = useCurrentClient()?.id;
  const isAbsent = useIsAbsent(viewsKey);
  const { data, isFetching, isError, refetch } = useQuery({
    ...viewsQuery(http, clientId),
    enabled: !isAbsent,
  });
  const pendingState = isFetching || !isError ? 'loading' : 'failed';
  return {
    views: data ?? none,
    state: isAbsent ? 'absent' : data ? 'ready' : pendingState,
    retry: () => void refetch(),
  };
};

/** Returns the views of one resource's list. */
export const useSavedViews = (resource: string): SavedViews => {
  const all = useAllViews();
  const { views } = all;
  return {
    ...all,
    views: useMemo(() => views.filter((view) => view.resource === resource), [views, resource]),
  };
};

type Draft = Pick<SavedView, 'name' | 'address' | 'shared' | 'isDefault'>;

export type ViewChange =
  /** `key` is the idempotency key of the form. `clientId` is only set for the list of a client-bound resource. */
  | {
      readonly kind: 'create';
      readonly draft: Draft;
      readonly resource: string;
      readonly clientId: number | undefined;
      readonly key: string;
    }
  | { readonly kind: 'update'; readonly id: number; readonly patch: Partial<Draft> }
  | { readonly kind: 'remove'; readonly id: number };

const wireOf = <T extends Partial<Draft>>({ isDefault, ...draft }: T) => ({
  ...draft,
  ...(isDefault !== undefined && { is_default: isDefault }),
});

const callOf = (change: ViewChange) => {
  if (change.kind === 'create') {
    const { resource, clientId, draft } = change;
    const body: SentOf<typeof createViewCall> = {
      resource,
      ...(clientId !== undefined && { client_id: clientId }),
      ...wireOf(draft),
    };
    return { method: 'POST', path: 'saved-views', body, idempotencyKey: change.key } as const;
  }
  const path = `saved-views/${change.id}`;
  if (change.kind === 'remove') return { method: 'DELETE', path } as const;
  const body: SentOf<typeof changeViewCall> = wireOf(change.patch);
  return { method: 'PUT', path, body } as const;
};

/** Saves, changes or deletes a view. Resolves when the list of views is up to date. Rejects with an `ApiFailure`. */
export const useViewChange = () => {
  const http = useHttp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ViewChange) => http.request<unknown>({ backend: 'v1', ...callOf(change) }),
    // Awaited, so that users do not see outdated views when the dialog closes. Also after an error, which may come from
    // a change elsewhere.
    onSettled: () => client.invalidateQueries({ queryKey: apiKey(viewsKey) }),
  });
};

/** Returns a function that returns the link to an area: its address, plus the user's default view of a list. */
export const useAreaLink = (): ((area: Area) => string) => {
  const clientId = useCurrentClient()?.id;
  const { views } = useAllViews();
  return useCallback(
    (area) => {
      const defaultView = views.find(({ resource, isDefault }) => isDefault && resource === area.name);
      return areaPath(area, clientId) + (defaultView?.address ?? '');
    },
    [clientId, views],
  );
};
