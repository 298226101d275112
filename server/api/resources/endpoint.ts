import type { Backend, Resource } from '@core/resource/resource';
import type { ApiDeps } from '../deps';

const backendPaths: Readonly<Record<Backend, string>> = {
  v1: '/api/v1',
  eip: '/api/eip',
  form: '/api/pact-form',
};

/** Returns the full path of a call from its path below the backend. */
export const callPath = (backend: Backend, path: string): string =>
  `${backendPaths[backend]}/${path.replace(/\/$/, '')}`;

export const endpointOf = ({ api }: Resource): string => callPath(api.backend, api.path);

/** Returns the resource with this name. The name may come from a caller and have any type. */
export const findResource = (
  { resources }: Pick<ApiDeps, 'resources'>,
  name: unknown,
): Resource | undefined => resources.find((resource) => resource.name === name);
