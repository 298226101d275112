import { resources } from '@resources';
import { buildAbility } from '@core/access/ability';
import type { Operation, Resource } from '@core/resource/resource';
import { endpointOf } from '@server/api/resources/endpoint';
import { demoAccounts } from '@server/seed/data/accounts';
import { demoRoles, type DemoRole } from '@server/seed/data/roles';
import type { Kind } from '../rights/rows';
import { edited } from './places';

const flags = Object.fromEntries(resources.flatMap(({ access: { flag } }) => (flag ? [[flag, true]] : [])));
const abilities = new Map(
  demoRoles.map(({ id, permissions }) => [id, buildAbility(resources, { permissions, flags })] as const),
);

/** The caller with the role. */
export const kindOf = ({ name }: DemoRole): Kind =>
  (demoAccounts.find(({ role }) => role === name)?.username.split('@')[0] ?? name.toLowerCase()) as Kind;

/**
 * Whether the declaration gives the role the right. A call on users without a client is one on the users of the caller's
 * clients, when the caller may not list all users.
 */
export const may = ({ id }: DemoRole, operation: Operation, resource: Resource): boolean =>
  resources
    .filter((one) => endpointOf(one) === endpointOf(resource))
    .filter(({ name, api }) => name === resource.name || api.clientParam !== undefined)
    .some(({ name }) => abilities.get(id)?.can(operation, name));

/** Every edited resource with every role. */
const pairs = edited.flatMap((resource) => demoRoles.map((role) => ({ resource, role })));
const mayEdit = ({ role, resource }: (typeof pairs)[number]): boolean => may(role, 'edit', resource);
export const writing = pairs.filter(mayEdit);
export const refused = pairs.filter((pair) => !mayEdit(pair));
