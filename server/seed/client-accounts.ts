import type { Row } from '../storage/storage';
import { cities, streets } from './data/cities';
import { clientNames, emptyClient } from './data/client-names';
import { industries } from './data/industries';
import { minutesBefore } from './days';
import { createRandom } from './random';
import type { SeedContext } from './seed-source';

const monthOfMinutes = 30 * 24 * 60;

/** Returns the clients without the totals of their workers, invoices and requirements. */
export const clientAccounts = ({ scale, now }: Pick<SeedContext, 'scale' | 'now'>): Row[] => {
  const random = createRandom('clients');
  return clientNames.slice(0, scale === 'demo' ? undefined : 12).map((name, index) => {
    const city = random.pick(cities);
    const slug = name
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    return {
      client_account_id: index + 1,
      client_account_name: name,
      last_login:
        name === emptyClient || random.chance(0.1)
          ? null
          : minutesBefore(now, random.int(45, 2 * monthOfMinutes)),
      industry_business_id: random.int(1, industries.length),
      address: `${random.int(10, 2400)} ${random.pick(streets)}`,
      city: city.name,
      state: city.state,
      zip_code: city.zipCode,
      phone_number: `+1${city.areaCode}55501${random.int(10, 99)}`,
      email_address: `office@${slug}.example`,
    };
  });
};
