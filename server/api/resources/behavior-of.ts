import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import type { Behavior } from '../behaviors/behavior';
import type { ServedResource } from './opened-call';

/** What `resources/<name>/server/behavior.ts` exports. A function gets the behavior of other resources, by `serve`. */
type BehaviorFile = Behavior | ((serve: (resource: Resource) => ServedResource) => Behavior);

const modules = import.meta.glob<BehaviorFile>('../../../resources/*/server/behavior.ts', {
  eager: true,
  import: 'default',
});

const none: Behavior = {};

const behaviorIn = (home: string): Behavior | undefined => {
  const file = modules[`../../../resources/${home}/server/behavior.ts`];
  return typeof file === 'function' ? file(serve) : file;
};

/** Returns the behavior of a resource: its own, or that of the resource whose table it shares. */
export const behaviorOf = (resource: Resource): Behavior =>
  behaviorIn(resource.name) ?? behaviorIn(tableName(resource)) ?? none;

/** Combines a declaration with its table and behavior. Called once, when the resource's calls are mounted. */
export const serve = (resource: Resource): ServedResource => ({
  resource,
  table: tableName(resource),
  behavior: behaviorOf(resource),
});
