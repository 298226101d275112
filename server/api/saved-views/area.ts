import type { Context } from 'hono';
import type { ListSpec, Resource } from '../../../src/core/resource/resource';
import type { ApiDeps, ApiEnv } from '../deps';
import { findResource } from '../find-resource';
import { requireArea } from '../resources/guard';
import { requireClient } from '../session/clients';
import type { Session } from '../session/session';

export type ViewContext = Context<ApiEnv>;
export type ListedResource = Resource & { readonly list: ListSpec };
const isListed = (resource: Resource): resource is ListedResource => resource.list !== undefined;

/** What the tables hold where a list is bound to no client. */
export const noClient = 0;

/** A resource that has lists to save views of, by its name. */
export const listedResource = (deps: ApiDeps, name: unknown): ListedResource | undefined => {
  const found = findResource(deps, name);
  return found && isListed(found) ? found : undefined;
};

/** Refuses whoever may not open this list of this client: 404 or 403, as the list itself does. */
export const requireList = async (
  { deps, session }: { readonly deps: ApiDeps; readonly session: Session },
  resource: Resource,
  clientId: number,
): Promise<void> => {
  if (clientId !== noClient) await requireClient(deps.storage, session, clientId);
  requireArea(session, resource);
};
