import type { Area } from '../resource/resource';
import { explainRefusal, type Rights } from './ability';

/** One thing that keeps a part of the portal from the user. */
export type Reason =
  | { readonly kind: 'flag-off'; readonly flag: string }
  /** All of them are needed. */
  | { readonly kind: 'missing'; readonly permissions: readonly string[] }
  /** Any one of them would do. */
  | { readonly kind: 'none-of'; readonly permissions: readonly string[] }
  /** Only records that pass the rule are known, except to who holds any of these. */
  | { readonly kind: 'limited'; readonly permissions: readonly string[] }
  /** A filter's option has columns of its own. */
  | { readonly kind: 'other-option'; readonly filter: string; readonly option: string }
  | { readonly kind: PlainReason };

/** Reasons that name nothing. */
export type PlainReason =
  /** The area declares no entry of the menu, or one without an icon. */
  | 'no-entry'
  /** A resource that forms choose from. */
  | 'no-screen'
  | 'no-client'
  | 'client-open'
  /** Agency users have the agency's menu, and none within a client. */
  | 'agency-user'
  /** The list of clients leads straight on to the only one. */
  | 'one-client'
  | 'no-own-client'
  | 'not-declared'
  | 'no-form'
  | 'chosen-away'
  | 'wide-only';

/** The permissions that are missing, as a reason; none when all are held. */
export const missingOf = (needed: readonly string[], { permissions }: Rights): Reason[] => {
  const missing = needed.filter((name) => !permissions.includes(name));
  return missing.length > 0 ? [{ kind: 'missing', permissions: missing }] : [];
};

/** What keeps an area from being opened by its own declaration: the reasons of `explainRefusal`. */
export const accessReasons = (area: Area, rights: Rights): Reason[] => {
  const { flag, permissions } = explainRefusal(area, rights);
  return [
    ...(flag === undefined ? [] : [{ kind: 'flag-off', flag } as const]),
    ...(permissions.length > 0 ? [{ kind: 'missing', permissions } as const] : []),
  ];
};
