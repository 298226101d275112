import { largestClient } from './client-names';

/** The password of every demo account. */
export const demoPassword = 'Portal-demo-1!';

export interface DemoAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly role: string;
  readonly clients?: readonly string[];
  readonly twoFactor?: true;
  /** A worker of the largest client. */
  readonly employeeId?: number;
  /** The user has not joined the program yet. */
  readonly isJoining?: true;
}

/** At least one account for every kind of user. An account's id is its position, from 1. */
export const demoAccounts: readonly DemoAccount[] = [
  { firstName: 'Maya', lastName: 'Ortega', username: 'admin@portal.example', role: 'Administrator' },
  { firstName: 'Desmond', lastName: 'Okafor', username: 'broker@portal.example', role: 'Broker' },
  { firstName: 'Ingrid', lastName: 'Larsen', username: 'internal@portal.example', role: 'Internal Staff' },
  { firstName: 'Paloma', lastName: 'Núñez', username: 'pact@portal.example', role: 'PACT Administrator' },
  {
    firstName: 'Sam',
    lastName: 'Whitfield',
    username: 'staff@portal.example',
    role: 'Client Administrator',
    clients: [largestClient],
  },
  {
    firstName: 'Renée',
    lastName: 'Dubois',
    username: 'regional@portal.example',
    role: 'Regional Manager',
    clients: ['Bayview Home Supply', 'Cedar Point Pharmacy Group', 'Granite State Hardware'],
  },
  {
    firstName: 'Arjun',
    lastName: 'Mehta',
    username: 'agency@portal.example',
    role: 'Agency Administrator',
    clients: ['Dockside Seafood Co.', 'Fairmont Fabrics'],
  },
  {
    firstName: 'Lena',
    lastName: 'Fischer',
    username: 'limited@portal.example',
    role: 'Worksite Viewer',
    clients: [largestClient],
  },
  {
    firstName: 'Tomás',
    lastName: 'Rivera',
    username: 'secure@portal.example',
    role: 'Client Administrator',
    clients: [largestClient],
    twoFactor: true,
  },
  {
    firstName: 'Grace',
    lastName: 'Boateng',
    username: 'employee@portal.example',
    role: 'Member',
    employeeId: 700_001,
  },
  {
    firstName: 'Amina',
    lastName: 'Sorensen',
    username: 'joiner@portal.example',
    role: 'Member',
    employeeId: 502,
    isJoining: true,
  },
];
