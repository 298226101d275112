import type { Prefill } from '@server/api/membership/known-answers';
import { firstNames, lastNames } from './names';

export interface DemoRecord {
  readonly id: number;
  readonly employeeId?: number;
  readonly companyId: number;
  readonly language?: 'es';
  readonly lastFour: string;
  readonly isMember?: true;
  readonly hasExpired?: true;
  readonly known: Required<Pick<Prefill, 'first_name' | 'last_name' | 'date_of_birth'>> & Prefill;
}

const oakland = { city: 'Oakland', state: 'CA', zip_code: '94601' };
const sanJose = { city: 'San Jose', state: 'CA', zip_code: '95123' };
const fresno = { city: 'Fresno', state: 'CA', zip_code: '93722' };
const sanJuan = { city: 'San Juan', state: 'PR', zip_code: '00907' };

/** All addresses in their ZIP codes, for the bundled address check. */
export const knownAddresses = [
  { address: '418 Juniper Ct', ...oakland },
  { address: '421 Juniper Ct', ...oakland },
  { address: '2750 Foothill Blvd', ...oakland },
  { address: '1200 Lakeview Dr Apt 1', ...sanJose },
  { address: '1200 Lakeview Dr Apt 2', ...sanJose },
  { address: '1200 Lakeview Dr Apt 3', ...sanJose },
  { address: '1206 Lakeview Dr', ...sanJose },
  { address: '2890 W Ashlan Ave', ...fresno },
  { address: '3015 N Polk Ave', ...fresno },
  { address: '1055 Calle Loíza', ...sanJuan },
  { address: '1061 Calle Loíza', ...sanJuan },
] as const;

const person = (
  first_name: string,
  last_name: string,
  date_of_birth: string,
  rest: Prefill = {},
): DemoRecord['known'] => ({
  first_name,
  last_name,
  date_of_birth,
  ...rest,
});

const contact = (email: string, phone_number: string) => ({
  email_address: `${email}@mail.example`,
  phone_number,
});

/** Unused invitations 1101 to 1160. Every signed form uses one up. Their last four digits are their number. */
const invitations = Array.from({ length: 60 }, (_, at): DemoRecord => {
  const id = 1101 + at;
  const [first = '', last = ''] = [firstNames[at % firstNames.length], lastNames[at % lastNames.length]];
  return {
    id,
    employeeId: id,
    companyId: 9 + (at % 2),
    lastFour: String(id),
    known: person(first, last, `${1970 + (at % 30)}-06-15`, {
      address: '421 Juniper Ct',
      ...oakland,
      ...contact(`invited.${id}`, '5105550119'),
    }),
  };
});

/** Invitations for trying the membership form: one for each case. docs/demo.md lists the links. */
export const demoRecords: readonly DemoRecord[] = [
  {
    id: 1001,
    companyId: 1,
    lastFour: '4321',
    known: person('Jordan', 'Ellis', '1991-04-12', {
      address: '418 Juniper Ct',
      ...oakland,
      ...contact('jordan.ellis', '5105550142'),
    }),
  },
  {
    id: 1002,
    companyId: 2,
    lastFour: '2222',
    known: person('Priya', 'Raman', '1986-09-30', {
      address: '77 Nowhere Ln',
      ...fresno,
      ...contact('priya.raman', '5595550118'),
    }),
  },
  {
    id: 1003,
    companyId: 3,
    lastFour: '3333',
    known: person('Marcus', 'Lindqvist', '1979-12-05', {
      address: '1200 Lakeview Dr',
      ...sanJose,
      ...contact('marcus.lindqvist', '4085550177'),
    }),
  },
  {
    id: 1004,
    companyId: 4,
    lastFour: '4444',
    isMember: true,
    known: person('Helen', 'Abara', '1990-02-17'),
  },
  {
    id: 1005,
    companyId: 5,
    lastFour: '5555',
    hasExpired: true,
    known: person('Owen', 'Castellano', '1984-06-21'),
  },
  {
    id: 1006,
    companyId: 12,
    language: 'es',
    lastFour: '6666',
    known: person('Lucía', 'Peña Ortiz', '1994-11-03', {
      address: '1055 Calle Loíza',
      ...sanJuan,
      ...contact('lucia.pena', '7875550163'),
    }),
  },
  {
    id: 1007,
    employeeId: 501,
    companyId: 7,
    lastFour: '7777',
    known: person('Dana', 'Whitlock', '1998-07-08', {
      address: '63 Maple St',
      city: 'Burlington',
      state: 'VT',
      zip_code: '05401',
      ...contact('dana.whitlock', '8025550129'),
    }),
  },
  {
    // The employee who signs in as employee@portal.example.
    id: 1008,
    employeeId: 700_001,
    companyId: 7,
    lastFour: '7001',
    isMember: true,
    known: person('Grace', 'Boateng', '1993-03-25'),
  },
  { id: 1009, companyId: 8, lastFour: '8888', known: person('Noor', 'Haddad', '1988-01-19') },
  { id: 1010, companyId: 8, lastFour: '6789', known: person('Taylor', 'Brooks', '1990-05-15') },
  {
    id: 1011,
    companyId: 8,
    lastFour: '9999',
    isMember: true,
    known: person('Ezra', 'Whitfield', '1982-10-27'),
  },
  {
    // The employee who signs in as joiner@portal.example.
    id: 1012,
    employeeId: 502,
    companyId: 7,
    lastFour: '5020',
    known: person('Amina', 'Sorensen', '1996-08-14', {
      address: '2750 Foothill Blvd',
      ...oakland,
      ...contact('amina.sorensen', '5105550187'),
    }),
  },
  ...invitations,
];
