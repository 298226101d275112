import { call } from './api.mjs';

/** The query of a list call for workers. */
export const workersQuery = (params) =>
  new URLSearchParams({
    offset: '0',
    limit: '10',
    sort: 'full_name',
    order: 'asc',
    all_cutoff_met: 'null',
    ...params,
  });

const kinds = [
  { name: 'first page, active', params: { employee_status: 'Active' } },
  { name: 'first page, all', params: {} },
  { name: 'deepest page, all', params: { offset: '24990' } },
  { name: 'sorted by wages, descending', params: { sort: 'ytd_wages', order: 'desc' } },
  { name: 'search', params: { search: 'mar' } },
  {
    name: 'search, status, cutoff, sorted by hire date',
    params: { search: 'mar', employee_status: 'Active', all_cutoff_met: 'true', sort: 'hire_date' },
  },
];

/** Returns the percentile of sorted values, for a share from 0 to 1. */
export const percentileOf = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Measures list calls one after the other over local HTTP, in milliseconds. */
export const measureServer = async (url, token, clientId, count = 100) => {
  const results = [];
  for (const { name, params } of kinds) {
    const path = `/api/eip/clients/${clientId}/workers?${workersQuery(params)}`;
    for (let warm = 0; warm < 5; warm += 1) await call(url, path, { token });
    const times = [];
    for (let turn = 0; turn < count; turn += 1) {
      const start = performance.now();
      await call(url, path, { token });
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    results.push({ name, count, p50: percentileOf(times, 0.5), p95: percentileOf(times, 0.95) });
  }
  return results;
};
