import { resources } from '@resources';
import { endpointOf } from '@server/api/resources/endpoint';
import type { Resource } from '@core/resource/resource';
import { agencyRows } from './agency-rows';
import { commonRows, userRows } from './portal-rows';
import { clientRows } from './rows';

const written = new Set([...clientRows, ...agencyRows, ...userRows, ...commonRows].map(({ route }) => route));

/** Resources without hand-written rows. Their expectations are derived from their declarations. */
export const addedResources: readonly Resource[] = resources.filter(
  (resource) => !written.has(`GET ${endpointOf(resource)}`),
);
