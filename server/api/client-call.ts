import type { Context } from 'hono';
import type { Area } from '@core/resource/resource';
import type { ApiEnv } from './deps';
import { notFound } from './refusal';
import { requireArea } from './resources/guard';
import { recordId } from './resources/record-id';
import { requireClient } from './session/clients';

/**
 * The client of a call whose path has `:clientId` and which belongs to an area. Throws 404 or 403 when the client or the area is
 * not the caller's.
 */
export const openClientCall = async (c: Context<ApiEnv>, area: Area): Promise<number> => {
  const { deps, session } = c.var;
  const clientId = recordId(c.req.param('clientId'));
  if (clientId === null) throw notFound();
  await requireClient(deps.storage, session, clientId);
  requireArea(session, area);
  return clientId;
};
