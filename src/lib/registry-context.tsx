import { createContext, useContext } from 'react';
import { readableResource } from '@core/access/readable-resource';
import type { Page, Resource } from '@core/resource/resource';
import { useAppAbility } from './access-context';

/** Everything that is declared; `app` provides it. */
export const RegistryContext = createContext<readonly (Resource | Page)[]>([]);

export const useAreas = (): readonly (Resource | Page)[] => useContext(RegistryContext);

/** A resource by name, as this user may read it. Throws for a name that is not declared. */
export const useResource = (name: string): Resource => {
  const ability = useAppAbility();
  const found = useAreas().find((area) => area.name === name);
  if (found?.kind !== 'resource') throw new Error(`No resource is called ${name}`);
  return readableResource(found, ability);
};
