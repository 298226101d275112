/** The actions of the audit trail. */
export type TrailAction =
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'session-ended'
  | 'create'
  | 'update'
  | 'delete'
  | 'refused'
  | 'export'
  | 'password-changed'
  | 'address-change-requested'
  | 'address-changed'
  | 'factor-changed'
  | 'invitation-sent'
  | 'copy-sent'
  | 'role-changed'
  | 'keys-rotated'
  | 'values-erased'
  | 'checkpoint';

/** The value of a field before and after a write. `secret` only records that it changed. */
export type TrailChange = { readonly before: unknown; readonly after: unknown } | 'secret';

/** What happened to which record. Contains nothing that was typed as a user name or password. */
export interface TrailEvent {
  readonly action: TrailAction;
  /** A resource's name, or `session`, `account`, `membership`, `keys`. */
  readonly resource: string;
  readonly recordId?: string | number | null;
  /** The client of the record, so that the client's administrators see the event. */
  readonly clientId?: number | null;
  /** By field name of the API. */
  readonly changes?: Readonly<Record<string, TrailChange>>;
  /** Why a call was refused, or what was exported. A stable lower-case phrase, never personal data. */
  readonly note?: string;
}

/** Who did it and from where. */
export interface Actor {
  /** Null for callers who are not signed in, and for the server itself. */
  readonly userId: number | null;
  /** The caller's network address; empty for the server itself. */
  readonly network: string;
  readonly requestId: string;
}
