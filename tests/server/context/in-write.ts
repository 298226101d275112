import { readableResource } from '@core/access/readable-resource';
import type { Resource } from '@core/resource/resource';
import type { Ctx } from '@server/api/behaviors/context';
import { serve } from '@server/api/resources/behavior-of';
import { contextOf } from '@server/api/resources/context';
import type { Call } from '@server/api/resources/opened-call';
import { inTransaction } from '@server/api/resources/write';
import { rightsNow } from '@server/api/session/require-session';
import type { Kind } from '../rights/rows';
import type { World } from '../rights/world';

/** Runs server code of a resource in a write of this user. Returns what it returns, and the audit events. */
export const inWrite = async <T>(
  { api, fill }: World,
  kind: Kind,
  resource: Resource,
  work: (ctx: Ctx) => Promise<T>,
) => {
  const session = (await rightsNow(api.deps, Number(fill('{self}', kind))))!;
  const call: Call = {
    ...serve(resource),
    deps: api.deps,
    actor: { userId: session.userId, network: '', requestId: 'r1' },
    language: 'en',
    isRead: false,
    session,
    resource: readableResource(resource, session.ability),
    declared: resource,
    clientId: Number(fill('{own}', kind)),
    query: new URLSearchParams(),
    also: [],
  };
  return api.storage.transaction(async (tx) => {
    const txCall = inTransaction(call, tx);
    return { value: await work(contextOf(txCall)), events: txCall.also };
  });
};
