import { mayRead, readableResource } from '@core/access/readable-resource';
import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Where } from '@server/storage/storage';
import { Refusal } from '../refusal';
import { scopeConditions } from '../resources/call';
import type { Call, ServedResource } from '../resources/opened-call';

export type Serve = (resource: Resource) => ServedResource;

/** A resource with records whose names the reader of the trail may know now. */
export interface NamedSource {
  /** As if the reader called the resource, without a client. */
  readonly call: Call;
  readonly where: Where;
}

/** Whether the reader may list the records and read their names, apart from limits on rows. */
const isOpen = ({ session }: Call, resource: Resource): boolean =>
  session.ability.can('list', resource.name) &&
  (resource.scope !== 'agency' || session.agencyId !== null) &&
  !resource.fields[resource.representation]?.computed &&
  mayRead(session.ability, resource, resource.representation);

/** Returns null where the reader has no records at all. */
const sourceOf = async (call: Call): Promise<NamedSource | null> => {
  try {
    return { call, where: await scopeConditions(call) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/**
 * Returns the resources that pass `isWanted` and whose records the reader may know by name. Those of clients come last:
 * their pages need a client.
 */
export const namedSources = async (
  trail: Call,
  serve: Serve,
  isWanted: (resource: Resource) => boolean,
): Promise<readonly NamedSource[]> => {
  const open = trail.deps.resources.filter(
    (resource) => tableName(resource) !== trail.table && isWanted(resource) && isOpen(trail, resource),
  );
  const isOfClients = ({ scope }: Resource) => scope === 'client';
  const ordered = [...open.filter((one) => !isOfClients(one)), ...open.filter(isOfClients)];
  const query = new URLSearchParams();
  const sources = await Promise.all(
    ordered.map((declared) =>
      sourceOf({
        ...trail,
        ...serve(declared),
        declared,
        resource: readableResource(declared, trail.session.ability),
        clientId: null,
        query,
      }),
    ),
  );
  return sources.filter((source) => source !== null);
};
