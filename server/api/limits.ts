import { day, hour, minute, second } from './clock';

/** At most `count` times within `within` milliseconds. */
export interface Limit {
  readonly count: number;
  readonly within: number;
}

export interface Limits {
  /** Refused logins of one account. */
  readonly loginByAccount: Limit;
  /** Refused logins from one network address; higher, because an office may share one. */
  readonly loginByAddress: Limit;
  readonly codeTriesPerChallenge: number;
  /** Wrong codes of one account over all challenges, so that a known password buys no endless guessing. */
  readonly codeTriesByAccount: Limit;
  readonly codeResendPause: Limit;
  readonly codeResends: Limit;
  readonly resetMails: Limit;
  /** Wrong last four digits for one person of the membership form from one network, and from one network for everybody. */
  readonly digitsByRecord: Limit;
  readonly digitsByAddress: Limit;
  /** Wrong last four digits for one person from everywhere; above it the digits alone no longer open the form. */
  readonly digitsInAll: Limit;
  /** Links mailed to one person in place of the digits. */
  readonly keyMails: Limit;
  /** Looks at who a link is for, from one network. */
  readonly lookups: Limit;
  /** Forms by a company's link that name the same last four digits, and of one person from one network: they are compared with the record. */
  readonly formsByDigits: Limit;
  /** Address checks with one form token; a provider of addresses may charge for each. */
  readonly addressChecks: Limit;
  /** Milliseconds that each token is good for. */
  readonly accessToken: number;
  readonly refreshToken: number;
  readonly refreshGrace: number;
  readonly code: number;
  readonly resetLink: number;
  readonly activationLink: number;
  /** Extended by use. */
  readonly formToken: number;
  /** A mailed link that opens the membership form once: in place of the digits, and after a review. */
  readonly membershipKey: number;
  readonly acceptedKey: number;
  readonly idempotencyKey: number;
  /** Largest accepted body in bytes. */
  readonly bodySize: number;
}

export const defaultLimits: Limits = {
  loginByAccount: { count: 10, within: 15 * minute },
  loginByAddress: { count: 100, within: 15 * minute },
  codeTriesPerChallenge: 5,
  codeTriesByAccount: { count: 20, within: hour },
  codeResendPause: { count: 1, within: 30 * second },
  codeResends: { count: 5, within: hour },
  resetMails: { count: 3, within: hour },
  digitsByRecord: { count: 5, within: day },
  digitsByAddress: { count: 20, within: hour },
  digitsInAll: { count: 20, within: day },
  keyMails: { count: 3, within: day },
  lookups: { count: 600, within: hour },
  formsByDigits: { count: 20, within: day },
  addressChecks: { count: 60, within: hour },
  accessToken: 15 * minute,
  refreshToken: 30 * day,
  refreshGrace: 30 * second,
  code: 10 * minute,
  resetLink: hour,
  activationLink: 7 * day,
  formToken: 30 * minute,
  membershipKey: day,
  acceptedKey: 7 * day,
  idempotencyKey: day,
  bodySize: 64 * 1024,
};
