import { buildAbility } from '@core/access/ability';
import type { Resource } from '@core/resource/resource';
import { checkAccess, isOpenTo, type Caller } from './check-access';
import { checkFigures } from './check-figures';
import { checkFilters } from './check-filters';
import { checkEmptyForm } from './check-form';
import { checkPages } from './check-pages';
import { checkSearch } from './check-search';
import { checkRecord, checkRows } from './check-shape';
import { checkSort } from './check-sort';
import type { Difference, Finding } from './difference';
import { fetchList, pageOf, pathOf, rowsOf, leastFilteredState, type Subject } from './rows';

const noAnswer = (at: string, expected: string, status: number): Finding => ({
  kind: 'no answer',
  at,
  expected,
  found: status === 0 ? 'nothing answered' : String(status),
});

const checkLookup = async (resource: Resource, { callApi, rights }: Caller): Promise<Finding[]> => {
  const { status, body } = await callApi(resource.api.backend, resource.api.path);
  const rows = rowsOf(body);
  if (status !== 200 || !rows) return [noAnswer(`GET ${resource.api.path}`, '200 and data', status)];
  return checkRows({ resource, ability: buildAbility([resource], rights) }, rows);
};

const checkList = async (subject: Subject, mayWrite: boolean): Promise<Finding[]> => {
  const answer = await fetchList(subject, leastFilteredState(subject.list));
  const page = pageOf(answer);
  if (answer.status !== 200 || !page)
    return [noAnswer(`GET ${pathOf(subject)}`, '200 with data and total_count', answer.status)];
  return [
    ...checkRows(subject, page.rows),
    ...(await checkRecord(subject, page.rows[0])),
    ...(await checkPages(subject)),
    ...(await checkSort(subject)),
    ...(await checkFilters(subject)),
    ...(await checkSearch(subject)),
    ...(await checkFigures(subject)),
    ...(mayWrite ? await checkEmptyForm(subject) : []),
  ];
};

/** Returns all differences between the API and one resource declaration. */
export const checkResource = async (
  resource: Resource,
  caller: Caller,
  mayWrite = false,
): Promise<Difference[]> => {
  const found = await checkAccess(resource, caller);
  if (isOpenTo(resource, caller)) {
    const { list } = resource;
    const { callApi, client, rights } = caller;
    const ability = buildAbility([resource], rights);
    found.push(
      ...(list
        ? await checkList({ resource, list, ability, callApi, userId: rights.userId, client }, mayWrite)
        : await checkLookup(resource, caller)),
    );
  }
  return found.map((one) => ({ resource: resource.name, ...one }));
};
