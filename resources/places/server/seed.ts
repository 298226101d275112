import { cities, streets } from '@server/seed/data/cities';
import { createRandom } from '@server/seed/random';
import type { SeedSource } from '@server/seed/seed-source';

/** The house numbers are plausible for these cities, but random. */
export default {
  rows: ({ scale }) => {
    const random = createRandom('places');
    const perCity = scale === 'demo' ? 6 : 2;
    return cities.flatMap((city, index) =>
      Array.from({ length: perCity }, (_, at) => {
        const address = `${random.int(1, 240) * 10 + random.int(1, 9)} ${random.pick(streets)}`;
        return {
          place_id: `place-${index + 1}-${at + 1}`,
          description: `${address}, ${city.name}, ${city.state} ${city.zipCode}`,
          address,
          city: city.name,
          state: city.state,
          zip_code: city.zipCode,
        };
      }),
    );
  },
} satisfies SeedSource;
