import { AbilityProvider, useAbility } from '@casl/react';
import { createContext, useContext, type ReactNode } from 'react';
import type { AppAbility, Rights } from '@core/access/ability';
import { readableResource } from '@core/access/readable-resource';
import type { Resource } from '@core/resource/resource';

const RightsContext = createContext<Rights | null>(null);

interface AccessProviderProps {
  readonly ability: AppAbility;
  readonly rights: Rights;
  readonly children: ReactNode;
}

export const AccessProvider = ({ ability, rights, children }: AccessProviderProps) => (
  <RightsContext value={rights}>
    <AbilityProvider value={ability}>{children}</AbilityProvider>
  </RightsContext>
);

/** Returns the ability: what the user may see and do. Synchronous. */
export const useAppAbility = (): AppAbility => useAbility<AppAbility>();

/** Returns a declaration without the parts that this user may not read, so that no screen offers them. */
export const useReadableResource = <R extends Resource>(resource: R): R =>
  readableResource(resource, useAppAbility());

/** Returns the user's rights. Use them only to show what is missing; use the ability to check what is allowed. */
export const useRights = (): Rights => {
  const rights = useContext(RightsContext);
  if (!rights) throw new Error('useRights needs an AccessProvider above it');
  return rights;
};
