import { resources } from '@resources';
import { areaPath } from '@core/navigation/paths';
import type { Resource } from '@core/resource/resource';
import { client } from './fake-http';

/** Returns a declared resource by name. Throws if it is not declared. */
export const resourceOf = (name: string): Resource => {
  const found = resources.find((one) => one.name === name);
  if (!found) throw new Error(`No resource is called ${name}`);
  return found;
};

/** Returns the address of its list within the client of the stories. */
export const listPath = (resource: Resource): string => areaPath(resource, client.id);
