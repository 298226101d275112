import type { Hono } from 'hono';
import dashboard from '@resources/dashboard';
import { languageOf, type Language } from '@server/words/language';
import type { ApiEnv } from '../deps';
import { clientRecords, type ClientRecords } from '../figures/client-records';
import { openClientCall } from '../resources/call';
import { needsAttention } from './attention';
import { dashboardOf } from './dashboard';

const calls: Readonly<Record<string, (records: ClientRecords, language: Language) => Promise<object>>> = {
  dashboard: dashboardOf,
  'needs-attention': needsAttention,
};

/** The calls of a client's first page, which is no list, under the rights of that page. */
export const mountWorkspace = (app: Hono<ApiEnv>): void => {
  for (const [name, answer] of Object.entries(calls))
    app.get(`/api/eip/clients/:clientId/${name}`, async (c) => {
      const clientId = await openClientCall(c, dashboard);
      const { session, deps } = c.var;
      const { storage, resources, clock } = deps;
      const records = clientRecords({ storage, resources, session, clientId, now: clock.now() });
      return c.json(await answer(records, languageOf(c.req.raw.headers)));
    });
};
