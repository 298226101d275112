import { resources } from '@resources';
import { endpointOf } from '@server/api/resources/endpoint';
import type { Resource } from '@core/resource/resource';
import { agencyRows } from './agency-rows';
import { commonRows, userRows } from './portal-rows';
import { clientRows } from './rows';

const written = new Set([...clientRows, ...agencyRows, ...userRows, ...commonRows].map(({ route }) => route));

/** Resources that joined after the rows were written by hand: what is expected of them follows from their declarations. */
export const addedResources: readonly Resource[] = resources.filter(
  (resource) => !written.has(`GET ${endpointOf(resource)}`),
);
