import type { Backend, Resource } from '@core/resource/resource';

const backendPaths: Readonly<Record<Backend, string>> = {
  v1: '/api/v1',
  eip: '/api/eip',
  form: '/api/pact-form',
};

/** The whole path of a call whose path below its backend is known. */
export const callPath = (backend: Backend, path: string): string =>
  `${backendPaths[backend]}/${path.replace(/\/$/, '')}`;

export const endpointOf = ({ api }: Resource): string => callPath(api.backend, api.path);
