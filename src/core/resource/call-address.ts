import type { Backend } from '../access/names';

export type Query = Readonly<Record<string, string | number | undefined>>;

/** The target of a call. */
export interface CallTarget {
  /** `host` is the root of the API's server, without the path of the API. */
  readonly backend: Backend | 'host';
  /** Path below the backend's address, without a leading slash. */
  readonly path: string;
  readonly query?: Query;
  /** Set for a call that a provider may leave out: the name under which the portal remembers that the server lacks it. */
  readonly optional?: string;
}

/** Returns the segment of a backend's address after the API's root, such as `/api`. */
export const segmentOf = (backend: Backend): string => (backend === 'form' ? 'pact-form' : backend);

const rootOf = (base: string, backend: CallTarget['backend']): string => {
  if (backend === 'host') return URL.canParse(base) ? new URL(base).origin : '';
  return backend === 'v1' ? base : base.replace(/[^/]+$/, () => segmentOf(backend));
};

/** Returns the address of a call. `baseUrl` is the address of the API, ending in the version segment. It may have no host. */
export const callAddress = (baseUrl: string, { backend, path, query = {} }: CallTarget): string => {
  const base = baseUrl.replace(/\/+$/, '');
  const root = rootOf(base, backend);
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) sent.set(name, String(value));
  const text = sent.toString();
  return `${root}/${path}${text && `?${text}`}`;
};
