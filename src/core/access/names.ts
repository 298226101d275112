/** The names that a portal declares; see `resources/areas.ts`. */
interface Names {
  /** The groups of the menu, in its order. */
  readonly menuGroups: readonly string[];
  /** The APIs that calls are sent to; see `core/resource/call-address`. */
  readonly backends: readonly string[];
  /** The permissions of the provider's tokens. */
  readonly permissions: readonly string[];
  /** The provider's feature flags. */
  readonly flags: readonly string[];
}

/** `resources/areas.ts` adds its names to this interface, so that a name that it does not declare does not compile. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface DeclaredNames {}

type Declared<Part extends keyof Names> = DeclaredNames extends { readonly names: infer N extends Names }
  ? N[Part][number]
  : never;

declare const brand: unique symbol;
type Branded<Kind extends string> = string & { readonly [brand]: Kind };

export type Permission = Declared<'permissions'> | Branded<'permission'>;
export type Flag = Declared<'flags'> | Branded<'flag'>;
export type MenuGroup = Declared<'menuGroups'>;
export type Backend = Declared<'backends'>;

const known = new Set<string>();

/** Declares the names of a portal and returns them. */
export const declareNames = <const N extends Names>(names: N): N => {
  for (const name of names.permissions) known.add(name);
  return names;
};

/**
 * Introduces a permission beside the resource that needs it, so that taking the resource away leaves nothing behind. A
 * plain string must be a declared permission, so typos do not compile.
 */
export const newPermission = (name: string): Permission => {
  known.add(name);
  return name as Branded<'permission'>;
};

/** Returns the permissions that were declared or introduced. */
export const knownPermissions = (): ReadonlySet<string> => known;

/** Introduces a feature flag; see `newPermission`. */
export const newFlag = (name: string): Flag => name as Branded<'flag'>;
