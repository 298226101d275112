import type { AppAbility, Rights } from '@core/access/ability';

/** Who makes the call and what they may do at this moment, read from the storage and not from the token. */
export interface Session {
  readonly userId: number;
  /** The sign-in that the token belongs to. */
  readonly family: string;
  readonly rights: Rights;
  readonly ability: AppAbility;
  /** Ids of the clients that the user was given; `all` for users who may read every client. */
  readonly clients: readonly number[] | 'all';
  /** The agency that the user is of; null for everybody who is of none. */
  readonly agencyId: number | null;
}

export const mayUseClient = (session: Session, clientId: number): boolean =>
  session.clients === 'all' || session.clients.includes(clientId);
