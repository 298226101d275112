import { describe, expect, it, test } from 'vitest';
import workers from '@resources/workers/resource';
import { exportColumns, exportParams, knownTimeZone } from '@core/export/export-query';
import { parseListAddress } from '@core/list/address';
import type { ListSpec } from '@core/resource/resource';

const options = { columns: ['full_name', 'hire_date'], language: 'es', timeZone: 'America/New_York' };
const list = workers.list as ListSpec;

describe('the query of a file', () => {
  it('is the query of the list without its page', () => {
    const state = parseListAddress(list, '?page=3&sortBy=hire_date&sortOrder=desc&search=ana&cutoff=Met');
    expect(exportParams(list, state, options)).toEqual({
      search: 'ana',
      employee_status: 'Active',
      all_cutoff_met: 'true',
      sort: 'hire_date',
      order: 'desc',
      format: 'csv',
      columns: 'full_name,hire_date',
      language: 'es',
      time_zone: 'America/New_York',
    });
  });

  it('has no order if the list has none', () => {
    const unpaged: ListSpec = { ...list, paging: 'all' };
    const query = exportParams(unpaged, parseListAddress(unpaged, ''), options);
    expect(query).not.toHaveProperty('sort');
    expect(query).not.toHaveProperty('order');
  });
});

describe('the columns of a file', () => {
  const offered = ['name', 'amount', 'day'];
  test.each([
    ['day,name', ['day', 'name']],
    ['day,day,secret,name', ['day', 'name']],
    ['secret,__proto__', offered],
    ['', offered],
    [null, offered],
  ])('%j', (requested, expected) => {
    expect(exportColumns(requested, offered)).toEqual(expected);
  });
});

test('an unknown time zone falls back to UTC', () => {
  expect(['America/New_York', 'Mars/Olympus', '', null].map(knownTimeZone)).toEqual([
    'America/New_York',
    'UTC',
    'UTC',
    'UTC',
  ]);
});
