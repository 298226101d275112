import type { Keys } from '../api/deps';
import type { Row, Storage } from '../storage/storage';
import { seedAccounts } from './accounts';
import { seedAgencies } from './agencies';
import { ensureAgencyRoles } from './agency-roles';
import { demoRoles } from './data/roles';
import { declaredFlags } from './declared-names';
import { seedMembership } from './membership';
import { seedReviews } from './membership-reviews';
import type { SeedContext, SeedScale, SeedSource } from './seed-source';

const modules = import.meta.glob<SeedSource>('../../resources/*/server/seed.ts', {
  eager: true,
  import: 'default',
});
/** By the resource whose folder has the file. */
const sources = new Map(
  Object.entries(modules).map(([path, source]) => [path.split('/').at(-3) ?? path, source]),
);

export interface SeedSettings {
  readonly scale: SeedScale;
  readonly hash: (password: string) => Promise<string>;
  /** The reference date. Today when absent. */
  readonly now?: Date;
  /** Without demo data, only roles, flags and permissions are seeded. A storage that started that way stays without it. */
  readonly demo?: boolean;
  /** Keys to seal the membership records. Without keys, there are none. */
  readonly keys?: Keys;
}

const contextOf = (scale: SeedScale, now: Date): SeedContext => {
  const cache = new Map<string, Row[]>();
  const context: SeedContext = {
    scale,
    now,
    rows: (resource) => {
      const source = sources.get(resource);
      if (!source) throw new Error(`There is no seed of ${resource}`);
      const rows = cache.get(resource) ?? source.rows(context);
      cache.set(resource, rows);
      return rows;
    },
  };
  return context;
};

/** Marks a storage that started without demo data. */
const noDemoMarker = 'without demo data';
/** Resources that every portal needs. */
const requiredResources: ReadonlySet<string> = new Set(['roles', 'industries']);

/**
 * Gives the permission to the demo roles, found by name: in an existing database they may have other ids, or already have
 * the permission.
 */
const grantPermission = async (tx: Storage, permission: string): Promise<void> => {
  const names = demoRoles
    .filter((role) => role.permissions.some((one) => one === permission))
    .map(({ name }) => name);
  const roles = await tx.table('roles').find([{ field: 'role_name', op: 'in', value: names }]);
  const table = tx.table('role_permissions');
  const held = await table.find([{ field: 'permission', op: 'eq', value: permission }]);
  const granted = new Set(held.map((row) => Number(row['role_id'])));
  await table.insertMany(
    roles
      .map((role) => Number(role['id']))
      .filter((id) => !granted.has(id))
      .map((id) => ({ role_id: id, permission })),
  );
};

const seedInto = async (
  tx: Storage,
  { scale, hash, now = new Date(), keys, demo = true }: SeedSettings,
): Promise<boolean> => {
  const seeded = tx.table('seeded');
  const done = new Set((await seeded.find([])).map((row) => row.name));
  const context = contextOf(scale, now);
  const added: string[] = [];
  const once = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    if (done.has(name)) return;
    await work();
    added.push(name);
  };

  const isWithoutDemo = done.has(noDemoMarker) || (!demo && done.size === 0);
  if (isWithoutDemo) await once(noDemoMarker, () => Promise.resolve());
  for (const [name, { table = name }] of sources)
    if (!isWithoutDemo || requiredResources.has(name))
      await once(`resource:${name}`, () => tx.table(table).insertMany(context.rows(name)));
  if (!isWithoutDemo) {
    await once('accounts', () => seedAccounts(tx, context, hash));
    await once('agencies', () => seedAgencies(tx, context, hash));
    if (keys) {
      await once('membership', () => seedMembership(tx, keys));
      await once('membership reviews', () => seedReviews(tx, keys, now));
    }
  }
  // Flags and permissions are seeded one by one: those of a new area are added, and those that were removed stay removed.
  for (const flag of declaredFlags())
    await once(`flag:${flag}`, () => tx.table('feature_flags').insert({ name: flag, value: 'on' }));
  for (const permission of new Set(demoRoles.flatMap((role) => role.permissions)))
    await once(`permission:${permission}`, () => grantPermission(tx, permission));
  await once('agency roles', () => ensureAgencyRoles(tx));
  const at = now.toISOString();
  await seeded.insertMany(added.map((name) => ({ name, at })));
  return added.length > 0;
};

/**
 * Adds the demo data that the storage has not received yet: everything at the first start, the data of new resources
 * later. Runs in one transaction, so an interrupted first start begins again.
 */
export const seed = async (storage: Storage, settings: SeedSettings): Promise<void> => {
  const isChanged = await storage.transaction((tx) => seedInto(tx, settings));
  if (isChanged) await storage.optimize();
};
