import { cities, streets } from '../data/cities';
import { clientNames, emptyClient } from '../data/client-names';
import { minutesBefore } from '../days';
import { createRandom, type Random } from '../random';
import type { SeedSource } from '../seed-source';

const cents = (amount: number): number => Math.round(amount * 100) / 100;

const pastDue = (random: Random): number => {
  if (random.chance(0.5)) return 0;
  return cents(random.chance(0.2) ? random.between(15_000, 80_000) : random.between(250, 15_000));
};

const compliance = (random: Random): number => {
  if (random.chance(0.3)) return 1;
  return random.int(random.chance(0.15) ? 28 : 52, 99) / 100;
};

const industries = 8;
const monthOfMinutes = 30 * 24 * 60;

export default {
  rows: ({ scale, now }) => {
    const random = createRandom('clients');
    return clientNames.slice(0, scale === 'demo' ? undefined : 12).map((name, index) => {
      const city = random.pick(cities);
      const isEmpty = name === emptyClient;
      const slug = name
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z]/g, '');
      return {
        client_account_id: index + 1,
        client_account_name: name,
        total_past_due: isEmpty ? 0 : pastDue(random),
        open_claim_count: isEmpty ? 0 : random.int(0, random.chance(0.25) ? 12 : 5),
        ytd_gross_profit: isEmpty ? 0 : random.int(80, 245) / 1000,
        pact_compliance: isEmpty ? 0 : compliance(random),
        last_login:
          isEmpty || random.chance(0.1) ? null : minutesBefore(now, random.int(45, 2 * monthOfMinutes)),
        industry_business_id: random.int(1, industries),
        address: `${random.int(10, 2400)} ${random.pick(streets)}`,
        city: city.name,
        state: city.state,
        zip_code: city.zipCode,
        phone_number: `+1${city.areaCode}55501${random.int(10, 99)}`,
        email_address: `office@${slug}.example`,
      };
    });
  },
} satisfies SeedSource;
