import { explainRefusal, type Rights } from '@core/access/ability';
import type { Resource } from '@core/resource/resource';
import type { CallApi } from './connection';
import type { Finding } from './difference';
import { clientQuery, isRecord, pathOf } from './rows';

const missing = (at: string, expected: string, found: string): Finding => ({
  kind: 'missing permission answer',
  at,
  expected,
  found,
});

export interface Caller {
  readonly callApi: CallApi;
  readonly rights: Rights;
  readonly client: number | null;
}

const isRefusal = (body: unknown): boolean =>
  isRecord(body) && typeof body['detail'] === 'string' && body['data'] === undefined;

/** Whether this caller may open the area. */
export const isOpenTo = (resource: Resource, { rights, client }: Caller): boolean => {
  const { flag, permissions } = explainRefusal(resource, rights);
  const hasAgencyAccess = resource.scope !== 'agency' || rights.permissions.includes('act_as_evoove_agency');
  return (
    flag === undefined &&
    permissions.length === 0 &&
    hasAgencyAccess &&
    (resource.scope !== 'client' || client !== null)
  );
};

/** Checks that the API rejects calls without a token, without the permissions, and for a client that does not exist. */
export const checkAccess = async (resource: Resource, caller: Caller): Promise<Finding[]> => {
  const { callApi, client } = caller;
  const { backend } = resource.api;
  const path = pathOf({ resource, client });
  const query = clientQuery({ resource, client });
  const found: Finding[] = [];
  const anonymous = await callApi(backend, path, { isOpen: true, query });
  if (anonymous.status !== 401 || !isRefusal(anonymous.body))
    found.push(missing(`without a token: GET ${path}`, '401 and {detail}', String(anonymous.status)));
  if (!isOpenTo(resource, caller)) {
    const { status, body } = await callApi(backend, path, { query });
    if (![403, 404].includes(status) || !isRefusal(body))
      found.push(missing(`without the rights: GET ${path}`, '403 or 404 and {detail}', String(status)));
    return found;
  }
  if (resource.scope !== 'client') return found;
  const unknown = { resource, client: 2_147_483_646 };
  const { status, body } = await callApi(backend, pathOf(unknown), { query: clientQuery(unknown) });
  if (![403, 404].includes(status) || !isRefusal(body))
    found.push(missing(`no such client: GET ${pathOf(unknown)}`, '404 and {detail}', String(status)));
  return found;
};
