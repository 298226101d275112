import { endpointOf } from '@server/api/resources/endpoint';
import { demoRoles } from '@server/seed/data/roles';
import type { Operation, Resource } from '@core/resource/resource';
import { recordActionsOf } from '@core/resource/action';
import { addedResources } from './added-resources';
import { inClient, kinds, asNotFound, type Kind, type Row, type Try } from './rows';

/** The id of the demo role of each kind of user. */
const roleOf: Readonly<Record<Kind, number>> = {
  admin: 1,
  broker: 2,
  internal: 3,
  pact: 4,
  staff: 5,
  limited: 8,
  regional: 6,
  neighbor: 5,
  agency: 7,
  agent: 10,
  agency2: 7,
  employee: 9,
  joiner: 9,
};

const hasPermissions = (kind: Kind, needed: readonly string[]): boolean => {
  const held = demoRoles.find(({ id }) => id === roleOf[kind])?.permissions ?? [];
  return needed.every((permission) => held.some((one) => one === permission));
};

/** Returns `good` for callers with the required rights and F for all others. Agency areas require an agency user. */
const lettersFor = ({ scope, access }: Resource, good: string, more: readonly string[] = []): string =>
  kinds
    .map((kind) => {
      const mayEnter = scope !== 'agency' || hasPermissions(kind, ['act_as_evoove_agency']);
      return mayEnter && hasPermissions(kind, [...access.permissions, ...more]) ? good : 'F';
    })
    .join('');

/** Returns the letters of an operation: `good` where it is declared and allowed, otherwise F or N. */
const operationLetters = (resource: Resource, operation: Operation, good: string): string => {
  const declared = resource.operations[operation];
  return declared ? lettersFor(resource, good, declared.permissions) : lettersFor(resource, 'N');
};

const unknown = 99_999_999;

/** Returns the calls of a resource as tries. `at` makes the tries for a path below the list's path, from the expected letters. */
const triesOf = (
  resource: Resource,
  at: (below: string, letters: string, body?: unknown) => readonly Try[],
) => {
  const open = lettersFor(resource, 'A');
  const { scope, name } = resource;
  return {
    list: at('', open),
    create: at('', operationLetters(resource, 'create', 'I'), {}),
    read: [
      ...(scope === 'client' ? at(`/{${name}}`, open).slice(0, 1) : []),
      ...at(`/${unknown}`, asNotFound(open)).slice(0, 1),
      ...(scope === 'client' ? at(`/{${name} elsewhere}`, asNotFound(open)).slice(0, 1) : []),
    ],
    // An unknown record is reported before missing input.
    edit: at(`/${unknown}`, operationLetters(resource, 'edit', 'N'), {}).slice(0, 1),
    remove: at(`/${unknown}`, operationLetters(resource, 'delete', 'N')).slice(0, 1),
    actions: recordActionsOf(resource.actions).map(([action, { permissions }]) => ({
      action,
      tries: at(`/${unknown}/${action}`, lettersFor(resource, 'N', permissions), {}).slice(0, 1),
    })),
  };
};

const rowsOf = (resource: Resource): Row[] => {
  const route = endpointOf(resource);
  const { access, scope, api } = resource;
  const at = (below: string, letters: string, body?: unknown): readonly Try[] => {
    const tries =
      scope === 'client'
        ? inClient(`${api.path.replace('clients/:clientId/', '')}${below}`, letters.slice(0, 6))
        : [{ path: `${route.replace('/api/', '')}${below}`, expected: letters }];
    return tries.map((one) => (body === undefined ? one : { ...one, body }));
  };
  const tries = triesOf(resource, at);
  const { flag, permissions } = access;
  const [permission] = permissions;
  const isAlone = scope === 'client' && permissions.length === 1 && hasPermissions('staff', permissions);
  const guard = isAlone && flag !== undefined && permission ? { needs: { flag, permission } } : {};
  return [
    { route: `GET ${route}`, tries: tries.list, ...guard },
    { route: `POST ${route}`, tries: tries.create },
    { route: `GET ${route}/:id`, tries: tries.read },
    { route: `PUT ${route}/:id`, tries: tries.edit },
    { route: `DELETE ${route}/:id`, tries: tries.remove },
    ...tries.actions.map(({ action, tries: own }) => ({
      route: `POST ${route}/:id/${action}`,
      tries: own,
    })),
  ];
};

export const addedRows: readonly Row[] = addedResources.filter(({ list }) => list).flatMap(rowsOf);
