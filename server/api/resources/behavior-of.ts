import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import { auditTrailBehavior } from '../behaviors/audit-trail';
import type { ServedResource } from './opened-call';
import type { Behavior } from '../behaviors/behavior';
import { claimBehavior } from '../behaviors/claims';
import { clientAccountBehavior, clientBehavior } from '../behaviors/clients';
import { jobBehavior } from '../behaviors/jobs';
import { locationBehavior } from '../behaviors/locations';
import { memberBehavior } from '../behaviors/members';
import { reviewBehavior } from '../behaviors/pact-reviews';
import { roleBehavior } from '../behaviors/roles';
import { userBehavior } from '../behaviors/users';
import { workerBehavior } from '../behaviors/workers';

/** By resource name, or by the table that several resources share. */
const behaviors: Readonly<Record<string, Behavior>> = {
  audit_trail: auditTrailBehavior((resource) => serve(resource)),
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
