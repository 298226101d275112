import { keys } from '@refinedev/core';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { resources } from '@resources';
import { criteriaOf, type Criteria, type CriteriaFilter } from '@core/list/criteria';
import { listKey, planList, recordKey } from '@core/list/list-calls';
import { listParams } from '@core/list/request';
import { UnanswerableError } from '@core/list/unanswerable';
import { isListed } from '@core/resource/resource';
import { anyState } from './any-list';

const find = (name: string) => {
  const found = resources.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const planOf = (name: string, criteria: Criteria) => planList(find(name), criteria, 7);
const sentBy = (name: string, ...filters: CriteriaFilter[]) => {
  const { offset, limit, sort, order, client_id, ...sent } = planOf(name, { filters }).call.query ?? {};
  return sent;
};
const errorMessageOf = (name: string, criteria: Criteria): string => {
  try {
    planOf(name, criteria);
  } catch (error) {
    if (error instanceof UnanswerableError) return error.message;
  }
  throw new Error('It was not refused');
};

describe('a list of the portal', () => {
  it.each(resources.filter(isListed).map((resource) => [resource.name, resource] as const))(
    'of %s is requested with the parameters of the contract',
    (_, resource) => {
      fc.assert(
        fc.property(anyState(resource.list), (state) => {
          const plan = planList(resource, criteriaOf(resource.list, state), 7);
          const { limit: _l, offset: _o, client_id: _c, ...sent } = plan.call.query ?? {};
          const { limit, offset, ...declared } = listParams(resource.list, state);
          expect(sent).toEqual(declared);
          if (plan.kind === 'pages')
            expect([plan.offset, plan.count]).toEqual([Number(offset), Number(limit)]);
          else expect(plan.rest.filters).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('filters written by a page', () => {
  it.each<[string, CriteriaFilter[], object]>([
    [
      'a value of a filter',
      [{ field: 'employee_status', operator: 'eq', value: 'Active' }],
      { employee_status: 'Active' },
    ],
    [
      'a text in a searched field',
      [{ field: 'full_name', operator: 'contains', value: ' ana ' }],
      { search: 'ana' },
    ],
    ['the search itself', [{ field: 'search', operator: 'contains', value: 'ana' }], { search: 'ana' }],
    [
      'one text in one of the searched fields',
      [{ operator: 'or', value: [{ field: 'full_name', operator: 'contains', value: 'ana' }] }],
      { search: 'ana' },
    ],
    [
      'everything at once',
      [
        {
          operator: 'and',
          value: [
            { field: 'employee_status', operator: 'eq', value: 'Terminated' },
            { field: 'search', operator: 'eq', value: 'x' },
          ],
        },
      ],
      { employee_status: 'Terminated', search: 'x' },
    ],
    ['nothing chosen yet', [{ field: 'employee_status', operator: 'eq', value: undefined }], {}],
    ['an empty group', [{ operator: 'or', value: [] }], {}],
  ])('send %s', (_, filters, sent) => {
    expect(sentBy('workers', ...filters)).toEqual(sent);
  });

  it('send days as moments, and a span as its two ends', () => {
    const [from, to] = ['2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z'];
    expect(sentBy('audit-trail', { field: 'at', operator: 'between', value: [from, to] })).toEqual({
      from,
      to,
    });
    expect(sentBy('audit-trail', { field: 'at', operator: 'gte', value: from })).toEqual({ from });
  });

  it.each<[string, string, CriteriaFilter[], string]>([
    [
      'an operator',
      'workers',
      [{ field: 'hire_date', operator: 'gt', value: '2020-01-01' }],
      'filter hire_date gt',
    ],
    [
      'a value',
      'workers',
      [{ field: 'employee_status', operator: 'eq', value: 'Asleep' }],
      'filter employee_status eq',
    ],
    ['a field of a lookup', 'roles', [{ field: 'nothing', operator: 'eq', value: 1 }], 'filter nothing eq'],
    [
      'two values of one parameter',
      'workers',
      [
        { field: 'employee_status', operator: 'eq', value: 'Active' },
        { field: 'employee_status', operator: 'eq', value: 'Terminated' },
      ],
      'filter employee_status eq',
    ],
    [
      'a choice between fields',
      'workers',
      [
        {
          operator: 'or',
          value: [
            { field: 'employee_status', operator: 'eq', value: 'Active' },
            { field: 'full_name', operator: 'contains', value: 'a' },
          ],
        },
      ],
      'filter or (employee_status eq, full_name contains)',
    ],
  ])('are rejected for %s that the API does not know', (_, name, filters, text) => {
    const message = errorMessageOf(name, { filters });
    expect(message).toContain(text);
    expect(message).toContain(`"${name}"`);
    // The message lists what is possible, but never contains a value, which may be personal.
    expect(message).toContain('Possible: ');
    expect(message).not.toContain('Asleep');
  });

  it('list what is possible in the error message', () => {
    const message = errorMessageOf('workers', { filters: [{ field: 'id', operator: 'lt', value: 3 }] });
    expect(message).toContain('search or full_name, email_address, phone_number, id contains');
    expect(message).toContain('employee_status or status eq (Active');
  });

  it('do not reveal the API to users of the built portal', () => {
    vi.stubEnv('DEV', false);
    const message = errorMessageOf('workers', { filters: [{ field: 'id', operator: 'lt', value: 3 }] });
    vi.unstubAllEnvs();
    expect(message).toBe('This list cannot be asked for in this way.');
  });
});

describe('an order', () => {
  it('is rejected for a field that the list does not offer, and for two fields', () => {
    expect(errorMessageOf('workers', { sorters: [{ field: 'id', order: 'asc' }] })).toContain('sorter by id');
    const two = ['full_name', 'hire_date'].map((field) => ({ field, order: 'asc' as const }));
    expect(errorMessageOf('workers', { sorters: two })).toContain('sorter by full_name, hire_date');
  });
});

describe('a page', () => {
  it.each([{ currentPage: 0 }, { currentPage: 1.5 }, { pageSize: -1 }])(
    'is rejected if it is %j',
    (pagination) => {
      expect(errorMessageOf('workers', { pagination })).toContain('pagination');
    },
  );
});

describe('a key', () => {
  const params = { filters: [], pagination: { currentPage: 1 }, sorters: [] };
  it("is the same as in Refine's hooks, so that its invalidation finds it", () => {
    expect(listKey('workers', { filters: [], pagination: { currentPage: 1 }, sorters: [] }, 7)).toEqual(
      keys().data('client-7').resource('workers').action('list').params(params).get(),
    );
    expect(recordKey('workers', 3, 7)).toEqual(
      keys().data('client-7').resource('workers').action('one').id('3').params({}).get(),
    );
  });
});
