import type { Row } from '../storage/storage';
import { cities, streets } from './data/cities';
import { emptyClient, largestClient } from './data/client-names';
import { daysBefore } from './days';
import { createRandom, type Random } from './random';
import type { SeedContext } from './seed-source';

const areas = [
  'Downtown',
  'North',
  'Harbor',
  'Airport',
  'Old Town',
  'West',
  'Market Square',
  'University',
  'Mall',
  'Depot',
];

const worksiteCount = (name: string, scale: SeedContext['scale'], random: Random): number => {
  if (name === emptyClient) return 0;
  if (name === largestClient) return scale === 'demo' ? 48 : 14;
  return scale === 'demo' ? random.int(1, 12) : random.int(1, 3);
};

/** Returns a client's worksites without their number of active workers, which depends on the workers. */
export const worksitesOf = (client: Row, { scale, now }: SeedContext): Row[] => {
  const id = Number(client.client_account_id);
  const random = createRandom(`worksites-${id}`);
  const names = new Set<string>();
  return Array.from({ length: worksiteCount(String(client.client_account_name), scale, random) }, (_, at) => {
    const city = random.pick(cities);
    let name = `${city.name} ${random.pick(areas)}`;
    while (names.has(name)) name = `${city.name} ${random.pick(areas)} ${random.int(2, 99)}`;
    names.add(name);
    return {
      id: id * 1000 + at + 1,
      client_id: id,
      location_name: name,
      address: `${random.int(10, 2400)} ${random.pick(streets)}`,
      city: city.name,
      state: city.state,
      zip_code: city.zipCode,
      created_date: daysBefore(now, random.int(20, 15 * 365)),
    };
  });
};
