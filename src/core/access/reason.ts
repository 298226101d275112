import type { Area } from '../resource/resource';
import { explainRefusal, type Rights } from './ability';

/** A reason why a part of the portal is hidden from the user. */
export type Reason =
  | { readonly kind: 'flag-off'; readonly flag: string }
  /** All of these permissions are needed. */
  | { readonly kind: 'missing'; readonly permissions: readonly string[] }
  /** One of these permissions is needed. */
  | { readonly kind: 'none-of'; readonly permissions: readonly string[] }
  /** Only records that pass the rule are visible, except for users with any of these permissions. */
  | { readonly kind: 'limited'; readonly permissions: readonly string[] }
  /** The chosen option of a filter has other columns. */
  | { readonly kind: 'other-option'; readonly filter: string; readonly option: string }
  | { readonly kind: PlainReason };

/** Reasons without further data. */
export type PlainReason =
  /** The area declares no menu entry, or one without an icon. */
  | 'no-entry'
  /** A lookup resource for forms. */
  | 'no-screen'
  | 'no-client'
  | 'client-open'
  /** Agency users see the agency menu, and no menu inside a client. */
  | 'agency-user'
  /** The list of clients redirects to the user's only client. */
  | 'one-client'
  | 'no-own-client'
  | 'not-declared'
  /** A page about an operation that the user may not perform on any resource of its scope. */
  | 'no-operation'
  | 'no-form'
  | 'chosen-away';

/** Returns the missing permissions as a reason; empty if the user has all of them. */
export const missingOf = (needed: readonly string[], { permissions }: Rights): Reason[] => {
  const missing = needed.filter((name) => !permissions.includes(name));
  return missing.length > 0 ? [{ kind: 'missing', permissions: missing }] : [];
};

/** Returns why the user may not open an area by its declaration, as reasons; see `explainRefusal`. */
export const accessReasons = (area: Area, rights: Rights): Reason[] => {
  const { flag, permissions } = explainRefusal(area, rights);
  return [
    ...(flag === undefined ? [] : [{ kind: 'flag-off', flag } as const]),
    ...(permissions.length > 0 ? [{ kind: 'missing', permissions } as const] : []),
  ];
};
