import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import { auditTrailBehavior } from './audit-trail';
import type { Behavior, ServedResource } from './behavior';
import { claimBehavior } from './claims';
import { clientAccountBehavior, clientBehavior } from './clients';
import { jobBehavior } from './jobs';
import { locationBehavior } from './locations';
import { memberBehavior } from './members';
import { reviewBehavior } from './pact-reviews';
import { roleBehavior } from './roles';
import { userBehavior } from './users';
import { workerBehavior } from './workers';

/** By resource name, or by the table that several resources share. */
const behaviors: Readonly<Record<string, Behavior>> = {
  audit_trail: auditTrailBehavior,
  claims: claimBehavior,
  'client-accounts': clientAccountBehavior,
  clients: clientBehavior,
  jobs: jobBehavior,
  locations: locationBehavior,
  members: memberBehavior,
  'pact-reviews': reviewBehavior,
  roles: roleBehavior,
  // The behavior of the `roles` table is only for choosing a role.
  'role-settings': {},
  users: userBehavior,
  places: { maxRows: 8 },
  workers: workerBehavior,
};

const none: Behavior = {};

export const behaviorOf = (resource: Resource): Behavior =>
  behaviors[resource.name] ?? behaviors[tableName(resource)] ?? none;

/** Combines a declaration with its table and behavior. Called once, when the resource's calls are mounted. */
export const serve = (resource: Resource): ServedResource => ({
  resource,
  table: tableName(resource),
  behavior: behaviorOf(resource),
});
