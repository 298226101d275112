import type { Backend, Resource } from '@core/resource/resource';
import type { ApiDeps } from '../deps';

const backendPaths: Readonly<Record<Backend, string>> = {
  v1: '/api/v1',
  eip: '/api/eip',
  form: '/api/pact-form',
};

/** The whole path of a call whose path below its backend is known. */
export const callPath = (backend: Backend, path: string): string =>
  `${backendPaths[backend]}/${path.replace(/\/$/, '')}`;

export const endpointOf = ({ api }: Resource): string => callPath(api.backend, api.path);

/** The declared resource of a name, which may come from a caller and be anything. */
export const findResource = (
  { resources }: Pick<ApiDeps, 'resources'>,
  name: unknown,
): Resource | undefined => resources.find((resource) => resource.name === name);
