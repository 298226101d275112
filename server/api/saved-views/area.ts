import type { Context } from 'hono';
import { readableResource } from '@core/access/readable-resource';
import type { ListSpec, Resource } from '@core/resource/resource';
import type { ApiEnv } from '../deps';
import { requireArea, requireClient } from '../resources/call';
import { findResource } from '../resources/endpoint';

export type ViewContext = Context<ApiEnv>;
/** The caller and the server's resources. */
export type Viewer = Pick<ApiEnv['Variables'], 'deps' | 'session'>;
export type ListedResource = Resource & { readonly list: ListSpec };
const isListed = (resource: Resource): resource is ListedResource => resource.list !== undefined;

/** The stored client id of lists that are not bound to a client. */
export const noClient = 0;

/** Returns a resource with a list by its name, reduced to what the caller may read. */
export const listedResource = ({ deps, session }: Viewer, name: unknown): ListedResource | undefined => {
  const found = findResource(deps, name);
  return found && isListed(found) ? readableResource(found, session.ability) : undefined;
};

/** Throws 404 or 403, like the list itself, when the caller may not open this list of this client. */
export const requireList = async (
  { deps, session }: Viewer,
  resource: Resource,
  clientId: number,
): Promise<void> => {
  if (clientId !== noClient) await requireClient(deps.storage, session, clientId);
  requireArea(session, resource);
};
