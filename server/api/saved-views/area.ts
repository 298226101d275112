import type { Context } from 'hono';
import { readableResource } from '@core/access/readable-resource';
import type { ListSpec, Resource } from '@core/resource/resource';
import type { ApiEnv } from '../deps';
import { requireArea, requireClient } from '../resources/call';
import { findResource } from '../resources/endpoint';

export type ViewContext = Context<ApiEnv>;
/** Who asks for a view, and what there is to have views of. */
export type Viewer = Pick<ApiEnv['Variables'], 'deps' | 'session'>;
export type ListedResource = Resource & { readonly list: ListSpec };
const isListed = (resource: Resource): resource is ListedResource => resource.list !== undefined;

/** What the tables hold where a list is bound to no client. */
export const noClient = 0;

/** A resource that has lists to save views of, by its name, as the caller may read it. */
export const listedResource = ({ deps, session }: Viewer, name: unknown): ListedResource | undefined => {
  const found = findResource(deps, name);
  return found && isListed(found) ? readableResource(found, session.ability) : undefined;
};

/** Refuses callers who may not open this list of this client: 404 or 403, as the list itself does. */
export const requireList = async (
  { deps, session }: Viewer,
  resource: Resource,
  clientId: number,
): Promise<void> => {
  if (clientId !== noClient) await requireClient(deps.storage, session, clientId);
  requireArea(session, resource);
};
