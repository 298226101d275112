import { demoRecords } from '../portal';

export type LinkKind = 'id' | 'employee_id' | 'company_id';

export interface InvitedPerson {
  readonly id: number;
  readonly lastFour: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The link's query, such as `id=1101`. */
  readonly link: (kind: LinkKind) => string;
  /** A social security number that ends in the applicant's digits. */
  readonly ssn: string;
}

/** The recorded date of birth for these last digits, as it is typed; a fixed date for unknown digits. */
export const birthDateOf = (ssn: string): string => {
  const record = demoRecords.find(({ lastFour }) => lastFour === ssn.slice(-4));
  return record ? record.known.date_of_birth.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1') : '05/15/1990';
};

/** The recorded last name for these last digits. Undefined for unknown digits. */
export const lastNameOf = (ssn: string): string | undefined =>
  demoRecords.find(({ lastFour }) => lastFour === ssn.slice(-4))?.known.last_name;

/** Returns a record of the demo's invitations. A completed form uses it up, so every journey uses different records. */
export const invitedPerson = (id: number): InvitedPerson => {
  const record = demoRecords.find((one) => one.id === id);
  if (!record) throw new Error(`no person is invited by ${id}`);
  const { lastFour, known, companyId, employeeId } = record;
  const numbers = { id, employee_id: employeeId, company_id: companyId };
  return {
    id,
    lastFour,
    firstName: known.first_name,
    lastName: known.last_name,
    email: known.email_address ?? `invited.${id}@mail.example`,
    link: (kind) => `${kind}=${numbers[kind]}`,
    ssn: `212-45-${lastFour}`,
  };
};
