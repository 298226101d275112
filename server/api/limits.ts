import { day, hour, minute, second } from './clock';

/** At most `count` times within `within` milliseconds. */
export interface Limit {
  readonly count: number;
  readonly within: number;
}

/** Files of whole lists, CSV and PDF alike, that are made at the same time. */
export interface ExportLimits {
  readonly byPerson: number;
  readonly inAll: number;
  /** How many may wait for a place, of one person no more than may be made; everything beyond is refused at once. */
  readonly waiting: number;
  /** Milliseconds that a call waits for a place. */
  readonly wait: number;
  /** Milliseconds after which a file whose reader takes nothing is broken off, so that its place is free. */
  readonly idle: number;
}

/** `count` wrong tries within `within`, then a wait that doubles with each further round of them. */
export interface GrowingLimit extends Limit {
  /** The longest wait in milliseconds. */
  readonly longest: number;
  /** Milliseconds after the first wrong try in which rounds are counted together. */
  readonly remembered: number;
  /** After so many wrong tries a round is a single one. */
  readonly slowAfter: number;
}

export interface Limits {
  /** Wrong passwords for one account, from browsers that it was never signed in with. */
  readonly loginByAccount: GrowingLimit;
  /** The same from one network; higher, because an office may share one. */
  readonly loginByAddress: GrowingLimit;
  /** Wrong passwords for one account from one browser that it was signed in with before. */
  readonly loginByDevice: GrowingLimit;
  /** Wrong current passwords of one sign-in. */
  readonly passwordBySession: GrowingLimit;
  readonly codeTriesPerChallenge: number;
  /** Wrong codes of one account over all challenges, so that a known password buys no endless guessing. */
  readonly codeTriesByAccount: Limit;
  readonly codeResendPause: Limit;
  readonly codeResends: Limit;
  readonly resetMails: Limit;
  /** Mails about a changed address that one account gets or sends. */
  readonly addressMails: Limit;
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
  /** Drafts of the form that one person, or one network for the digits of a company, begins. */
  readonly drafts: Limit;
  /** Times that one draft is saved. */
  readonly draftSaves: Limit;
  /** Links to a draft that go to one address, or that one draft sends; and those that one network asks for. */
  readonly draftMails: Limit;
  readonly draftMailsByNetwork: Limit;
  /** Address checks with one form token; a provider of addresses may charge for each. */
  readonly addressChecks: Limit;
  /** Milliseconds that each token is good for. */
  readonly accessToken: number;
  readonly refreshGrace: number;
  /** A sign-in ends so long after it began, and so long after it was last used. */
  readonly session: number;
  readonly sessionIdle: number;
  /** A browser is known to an account so long after it last signed in there. */
  readonly knownDevice: number;
  readonly code: number;
  readonly resetLink: number;
  readonly activationLink: number;
  readonly addressLink: number;
  /** For setting up a second factor. */
  readonly factorSetup: number;
  /** Extended by use. */
  readonly formToken: number;
  /** A mailed link that opens the membership form once: in place of the digits, and after a review. */
  readonly membershipKey: number;
  readonly acceptedKey: number;
  /** A draft so long after it was saved last, and a mailed link to it. */
  readonly draft: number;
  readonly draftLink: number;
  readonly idempotencyKey: number;
  /** Largest accepted body in bytes. */
  readonly bodySize: number;
  readonly exports: ExportLimits;
}

export const defaultLimits: Limits = {
  // NIST SP 800-63B, 3.2.2: no more than a hundred wrong ones in a row; from there on one a day.
  loginByAccount: { count: 10, within: 15 * minute, longest: day, remembered: 30 * day, slowAfter: 100 },
  loginByAddress: { count: 100, within: 15 * minute, longest: day, remembered: day, slowAfter: Infinity },
  loginByDevice: { count: 10, within: 15 * minute, longest: day, remembered: 30 * day, slowAfter: 100 },
  passwordBySession: { count: 10, within: 15 * minute, longest: day, remembered: 30 * day, slowAfter: 100 },
  codeTriesPerChallenge: 5,
  codeTriesByAccount: { count: 20, within: hour },
  codeResendPause: { count: 1, within: 30 * second },
  codeResends: { count: 5, within: hour },
  resetMails: { count: 3, within: hour },
  addressMails: { count: 3, within: hour },
  digitsByRecord: { count: 5, within: day },
  digitsByAddress: { count: 20, within: hour },
  digitsInAll: { count: 20, within: day },
  keyMails: { count: 3, within: day },
  lookups: { count: 600, within: hour },
  formsByDigits: { count: 20, within: day },
  drafts: { count: 20, within: day },
  draftSaves: { count: 600, within: hour },
  draftMails: { count: 3, within: day },
  draftMailsByNetwork: { count: 20, within: day },
  addressChecks: { count: 60, within: hour },
  accessToken: 15 * minute,
  refreshGrace: 30 * second,
  session: 30 * day,
  sessionIdle: 12 * hour,
  knownDevice: 180 * day,
  code: 10 * minute,
  resetLink: hour,
  activationLink: 7 * day,
  addressLink: day,
  factorSetup: 10 * minute,
  formToken: 30 * minute,
  membershipKey: day,
  acceptedKey: 7 * day,
  draft: 7 * day,
  draftLink: day,
  idempotencyKey: day,
  bodySize: 64 * 1024,
  exports: { byPerson: 2, inAll: 6, waiting: 12, wait: 10 * second, idle: minute },
};
