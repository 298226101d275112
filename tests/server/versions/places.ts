import { resources } from '@resources';
import { formFor } from '@core/form/form-for';
import { wireValues } from '@core/form/record-values';
import type { Resource } from '@core/resource/resource';
import { isVersioned } from '@core/resource/versioned';
import type { Kind } from '../rights/rows';
import type { World } from '../rights/world';

export const versioned = resources.filter(isVersioned);
export const edited = versioned.filter(({ operations }) => operations.edit);
export const callerOf = ({ scope }: Resource): Kind => (scope === 'agency' ? 'agency' : 'admin');

/** Path of a record of each resource that its caller may write. */
export const places: Readonly<Record<string, string>> = {
  users: 'v1/users/{colleague}',
  'client-users': 'v1/users/{colleague}?client_id={own}',
  members: 'v1/evoove/administration/members/{member}',
  locations: 'eip/clients/{own}/locations/{locations}',
  'role-settings': 'v1/administration/roles/{role of staff}',
  workers: 'eip/clients/{own}/workers/{workers}',
  'pact-reviews': 'v1/pact-reviews/1',
  jobs: 'v1/jobs/1',
};

interface PlaceCall {
  readonly body?: object;
  readonly version?: number | string | undefined;
  readonly suffix?: string;
  readonly kind?: Kind;
}

/** Makes a call on the record of a resource. */
export const callAt = (
  world: World,
  resource: Resource,
  method: string,
  { body, version, suffix = '', kind = callerOf(resource) }: PlaceCall = {},
) => {
  const [path = '', query] = (places[resource.name] ?? '').split('?');
  const [below = '', added] = suffix.split('?');
  const queries = [query, added].filter((one) => one !== undefined).join('&');
  return world.api.call(method, world.fill(`${path}${below}${queries && `?${queries}`}`, kind), {
    token: world.tokens.get(kind) ?? '',
    ...(body && { body }),
    ...(version !== undefined && {
      headers: { 'If-Match': typeof version === 'number' ? `"${version}"` : version },
    }),
  });
};

export type VersionedRecord = Record<string, unknown> & { readonly version: number };

export const wholeOf = (resource: Resource, record: object) =>
  wireValues(formFor(resource.form!, 'edit'), record as Record<string, unknown>);

/** An input of the form and another value that it accepts. */
export const changes: Readonly<Record<string, readonly [input: string, value: unknown]>> = {
  users: ['first_name', 'Changed'],
  'client-users': ['first_name', 'Changed'],
  members: ['commission_pct', 0.33],
  locations: ['location_name', 'Changed'],
  'role-settings': ['factor_required', true],
};
export const changeOf = ({ name }: Resource): Record<string, unknown> => {
  const [input, value] = changes[name] ?? ['', null];
  return { [input]: value };
};
