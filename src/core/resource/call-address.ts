import type { Backend } from './resource';

export type Query = Readonly<Record<string, string | number | undefined>>;

/** Where a call goes. */
export interface CallTarget {
  /** `host` is the API's server itself, with no path of its API. */
  readonly backend: Backend | 'host';
  /** Path below the backend's address, without a slash at its start. */
  readonly path: string;
  readonly query?: Query;
  /** The contract leaves this call to the provider: the name under which it is remembered that the server does not have it. */
  readonly optional?: string;
}

const segments: Record<Exclude<Backend, 'v1'>, string> = { eip: 'eip', form: 'pact-form' };

const rootOf = (base: string, backend: CallTarget['backend']): string => {
  if (backend === 'host') return URL.canParse(base) ? new URL(base).origin : '';
  return backend === 'v1' ? base : base.replace(/[^/]+$/, segments[backend]);
};

/** The address of a call. `baseUrl` is that of the API, ending in the version segment; it may have no host. */
export const callAddress = (baseUrl: string, { backend, path, query = {} }: CallTarget): string => {
  const base = baseUrl.replace(/\/+$/, '');
  const root = rootOf(base, backend);
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) sent.set(name, String(value));
  const text = sent.toString();
  return `${root}/${path}${text && `?${text}`}`;
};
