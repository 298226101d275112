/** The demo accounts of the seed, by role. */
export const accounts = {
  admin: 'admin@portal.example',
  broker: 'broker@portal.example',
  internal: 'internal@portal.example',
  staff: 'staff@portal.example',
  regional: 'regional@portal.example',
  agency: 'agency@portal.example',
  limited: 'limited@portal.example',
  secure: 'secure@portal.example',
  employee: 'employee@portal.example',
  joiner: 'joiner@portal.example',
} as const;

export type Account = keyof typeof accounts;
export const password = 'Portal-demo-1!';
