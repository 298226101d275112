import type { Backend } from '@core/access/names';
import { segmentOf } from '@core/resource/call-address';
import type { Resource } from '@core/resource/resource';
import type { ApiDeps } from '../deps';

/** Returns the full path of a call from its path below the backend. */
export const callPath = (backend: Backend, path: string): string =>
  `/api/${segmentOf(backend)}/${path.replace(/\/$/, '')}`;

export const endpointOf = ({ api }: Resource): string => callPath(api.backend, api.path);

/** Returns the resource with this name. The name may come from a caller and have any type. */
export const findResource = (
  { resources }: Pick<ApiDeps, 'resources'>,
  name: unknown,
): Resource | undefined => resources.find((resource) => resource.name === name);
