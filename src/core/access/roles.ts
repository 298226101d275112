import type { AppAbility } from './ability';
import type { Permission } from './names';

/** Kinds of user, and the one right that is no area's: to read clients that are not one's own. */
const roles = {
  admin: 'act_as_eip_admin',
  broker: 'act_as_eip_broker',
  internal: 'act_as_eip_internal',
  'pact-admin': 'act_as_pact_admin',
  agency: 'act_as_evoove_agency',
  'client-list': 'eip_clients_read_list',
  'client-selector': 'eip_menu_client_selector',
} satisfies Record<string, Permission>;

export type Role = keyof typeof roles;

/** The permission that stands for this kind of user. */
export const permissionOf = (role: Role): Permission => roles[role];

/** The subjects that these permissions open, for the ability's rules. */
export const subjectsOfRoles = (held: ReadonlySet<string>): Role[] =>
  (Object.keys(roles) as Role[]).filter((role) => held.has(roles[role]));

export const hasRole = (ability: AppAbility, role: Role): boolean => ability.can('see', role);
export const isAgency = (ability: AppAbility): boolean => hasRole(ability, 'agency');
export const isAdmin = (ability: AppAbility): boolean => hasRole(ability, 'admin');
/** May read every client, not only their own. */
export const readsAllClients = (ability: AppAbility): boolean => hasRole(ability, 'client-list');
