import type { Context, Hono } from 'hono';
import { dashboardCall, needsAttentionCall } from '@core/calls/workspace';
import dashboard from '@resources/dashboard/resource';
import { languageOf } from '@server/words/language';
import { answer, serveCall } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { clientRecords, type ClientRecords } from '../figures/client-records';
import { openClientCall } from '../resources/call';
import { needsAttention } from './attention';
import { dashboardOf } from './dashboard';

const recordsOf = async (c: Context<ApiEnv>): Promise<ClientRecords> => {
  const clientId = await openClientCall(c, dashboard);
  const { session, deps } = c.var;
  const { storage, resources, clock } = deps;
  return clientRecords({ storage, resources, session, clientId, now: clock.now() });
};

/** Mounts the calls of a client's start page, which is not a list, with the access rules of that page. */
export const mountWorkspace = (app: Hono<ApiEnv>): void => {
  serveCall(app, dashboardCall, async (c) => answer(c, dashboardCall, await dashboardOf(await recordsOf(c))));
  serveCall(app, needsAttentionCall, async (c) =>
    answer(c, needsAttentionCall, await needsAttention(await recordsOf(c), languageOf(c.req.raw.headers))),
  );
};
