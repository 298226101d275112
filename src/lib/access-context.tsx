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

/** The one synchronous answer to what the session may see and do. */
export const useAppAbility = (): AppAbility => useAbility<AppAbility>();

/** A declaration without what this user may not know: what is drawn from it offers nothing of that. */
export const useReadableResource = <R extends Resource>(resource: R): R =>
  readableResource(resource, useAppAbility());

/** Only to say what is missing; whether something is allowed is the ability's answer. */
export const useRights = (): Rights => {
  const rights = useContext(RightsContext);
  if (!rights) throw new Error('useRights needs an AccessProvider above it');
  return rights;
};
