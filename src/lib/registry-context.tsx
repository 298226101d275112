import { createContext, useContext } from 'react';
import type { Page, Resource } from '../core/resource/resource';

/** Everything that is declared; `app` provides it. */
export const RegistryContext = createContext<readonly (Resource | Page)[]>([]);

export const useAreas = (): readonly (Resource | Page)[] => useContext(RegistryContext);

/** A resource by name. Throws for a name that is not declared. */
export const useResource = (name: string): Resource => {
  const found = useAreas().find((area) => area.name === name);
  if (found?.kind !== 'resource') throw new Error(`No resource is called ${name}`);
  return found;
};
