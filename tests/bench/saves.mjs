// Saves one record again and again, one call after the other: what a write costs by itself.
import { call, findBigClient, signIn } from './api.mjs';
import { table } from './report.mjs';
import { percentileOf } from './server-load.mjs';

const [warmUps, saves] = [50, 400];

export const measureSaves = async (url) => {
  const token = await signIn(url);
  const { id: client } = await findBigClient(url, token);
  const path = `/api/eip/clients/${client}/locations`;
  const query = 'offset=0&limit=10&sort=location_name&order=asc';
  const [{ id, location_name, address, city, state, zip_code }] = (
    await call(url, `${path}?${query}`, { token })
  ).data;
  const place = { location_name, address, city, state, zip_code };
  const times = [];
  for (let turn = 0; turn < warmUps + saves; turn += 1) {
    const body = { ...place, address: `${turn + 1} Pier Street` };
    const start = performance.now();
    await call(url, `${path}/${id}`, { token, method: 'PUT', body });
    if (turn >= warmUps) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const shares = [0.5, 0.95].map((share) => percentileOf(times, share).toFixed(1));
  return table(['Call', 'Calls', 'p50 ms', 'p95 ms'], [['saving a worksite', saves, ...shares]]);
};
