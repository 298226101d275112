/** A member of an agency, in addition to the demo accounts in `accounts`. */
export interface DemoMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'Agent' | 'Agency Administrator';
  readonly stage: 'active' | 'inactive' | 'not_verified';
  /** Set where the member is a demo account for sign-in. */
  readonly username?: string;
}

export interface DemoAgency {
  readonly id: number;
  readonly name: string;
  /** Demo accounts from `accounts` that belong to the agency. */
  readonly accounts: readonly string[];
  readonly members: readonly DemoMember[];
}

const person = (
  firstName: string,
  lastName: string,
  rest: Partial<Omit<DemoMember, 'firstName' | 'lastName'>> = {},
): DemoMember => ({ firstName, lastName, role: 'Agent', stage: 'active', ...rest });

/** No two members share a name, so that a name in a response shows whose data it is. */
export const demoAgencies: readonly DemoAgency[] = [
  {
    id: 1,
    name: 'Evoove North',
    accounts: ['agency@portal.example'],
    members: [
      person('Renata', 'Salcedo'),
      person('Marcus', 'Bell'),
      person('Priya', 'Raman'),
      person('Tomasz', 'Zielinski'),
      person('Keisha', 'Monroe'),
      person('Luis Ángel', 'Barrera'),
      person('Hannah', 'Sørensen'),
      person('Devin', 'Park'),
      person('Olivia', 'Castellano'),
      person('Jerome', 'Adeyemi'),
      person('Mai', 'Tranh'),
      person('Farid', 'Haddad', { stage: 'inactive' }),
      person('Greta', 'Lindholm', { stage: 'not_verified' }),
      person('Daniel', 'Kessler', { role: 'Agency Administrator' }),
      person('Nadine', 'Achterberg', { role: 'Agency Administrator', stage: 'inactive' }),
    ],
  },
  {
    id: 2,
    name: 'Evoove Pacific',
    accounts: [],
    members: [
      person('Leilani', 'Kahale', { role: 'Agency Administrator', username: 'agency2@portal.example' }),
      person('Noah', 'Fitzgerald'),
      person('Sofía', 'Barragán'),
      person('Kenta', 'Mori'),
      person('Aaliyah', 'Brookfield'),
      person('Pieter', 'van Dijk'),
      person('Camila', 'Ferraz'),
      person('Tyrell', 'Washington'),
      person('Inés', 'Caballero'),
      person('Joon-ho', 'Seo'),
      person('Brigid', 'Mallory'),
      person('Rashida', 'Osman'),
      person('Wesley', 'Tuala', { stage: 'not_verified' }),
    ],
  },
];
