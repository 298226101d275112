import { day, hour, minute, second } from './clock';

/** At most `count` times in `within` milliseconds. */
export interface Limit {
  readonly count: number;
  readonly within: number;
}

/** Limits for concurrent exports of complete lists, CSV and PDF together. */
export interface ExportLimits {
  readonly perUser: number;
  readonly total: number;
  /** How many calls may wait for a slot, per user at most `perUser`. Further calls are rejected immediately. */
  readonly waiting: number;
  /** Milliseconds that a call waits for a slot. */
  readonly wait: number;
  /** Milliseconds after which a file is aborted when its receiver stops reading, so that its slot becomes free. */
  readonly idle: number;
}

/** Limits for tasks that take much time of the processor or the database. */
export interface QueueLimits {
  /** How many run at the same time. */
  readonly total: number;
  /** How many of them one caller may have: a user, or the network of a caller who is not signed in. */
  readonly perCaller: number;
  /** How many tasks of one caller may wait. Further ones are rejected at once. */
  readonly waiting: number;
  /** Milliseconds that a task waits for its turn. */
  readonly wait: number;
}

/** `count` wrong tries in `within` milliseconds, then a wait that doubles with each further round of wrong tries. */
export interface BackoffLimit extends Limit {
  /** The longest wait in milliseconds. */
  readonly maxWait: number;
  /** Milliseconds after the first wrong try during which rounds add up. */
  readonly remembered: number;
  /** After this many wrong tries, a round is a single try. */
  readonly slowAfter: number;
}

export interface Limits {
  /** Wrong passwords for one account from unknown browsers. */
  readonly loginByAccount: BackoffLimit;
  /** The same for one network. Higher, because an office may share one. */
  readonly loginByAddress: BackoffLimit;
  /** Wrong passwords for one account from one browser that the account signed in with before. */
  readonly loginByDevice: BackoffLimit;
  /** Wrong current passwords in one sign-in. */
  readonly passwordBySession: BackoffLimit;
  readonly codeTriesPerChallenge: number;
  /** Wrong codes for one account over all challenges, so that knowing the password does not allow endless guessing. */
  readonly codeTriesByAccount: Limit;
  readonly codeResendPause: Limit;
  /** Codes mailed to one account: at login, sent again, and for a setup. */
  readonly codeMails: Limit;
  readonly resetMails: Limit;
  /** Mails about an address change that one account gets or causes. */
  readonly addressMails: Limit;
  /** Wrong last four digits in the membership form, from one network: for one person or company link, and in total. */
  readonly digitsByRecord: Limit;
  readonly digitsByAddress: Limit;
  /** Wrong last four digits for one person from all networks. Above it, the digits alone no longer open the form. */
  readonly digitsFromAllNetworks: Limit;
  /** Links mailed to one person instead of asking for the digits. */
  readonly keyMails: Limit;
  /** Lookups of the person or company of a link, from one network. */
  readonly lookups: Limit;
  /** Different companies and persons' links of these lookups, without those of which a person was verified. */
  readonly lookupCompanies: Limit;
  readonly lookupRecords: Limit;
  /**
   * Forms sent with the same last four digits through a company's link, or for one person from one network. Limited
   * because each form is compared with the record.
   */
  readonly formsByDigits: Limit;
  /**
   * Forms for one person that do not match the record, from all networks. Above it, all forms for this person are
   * reviewed, so that none tells whether its last name and birthday are right.
   */
  readonly formMisses: Limit;
  /** Mails about reviews: to one address, and to the senders of all forms for one person. */
  readonly reviewMails: Limit;
  readonly reviewSenders: Limit;
  /** New drafts from one network, for one person or for the same last four digits at a company. */
  readonly drafts: Limit;
  /** Saves of one draft. */
  readonly draftSaves: Limit;
  /** Links to a draft mailed to one address or from one draft, and links requested from one network. */
  readonly draftMails: Limit;
  readonly draftMailsByNetwork: Limit;
  /** Copies of one signed form that are mailed again. */
  readonly copyMails: Limit;
  /** Address checks with one form token. An address provider may charge for each check. */
  readonly addressChecks: Limit;
  /** Lifetimes of tokens in milliseconds, here and below. */
  readonly accessToken: number;
  readonly refreshGrace: number;
  /** A sign-in ends this long after it began (`session`) or was last used (`sessionIdle`). */
  readonly session: number;
  readonly sessionIdle: number;
  /** An account forgets a browser this long after the last sign-in there. */
  readonly knownDevice: number;
  readonly code: number;
  readonly resetLink: number;
  readonly activationLink: number;
  readonly addressLink: number;
  /** For the setup of a second factor. */
  readonly factorSetup: number;
  /** Extended by use. */
  readonly formToken: number;
  /**
   * A mailed link that opens the membership form once: instead of the digits (`membershipKey`) or after a review
   * (`acceptedKey`).
   */
  readonly membershipKey: number;
  readonly acceptedKey: number;
  /** A draft expires this long after it was last saved. A mailed link to it has a separate lifetime. */
  readonly draft: number;
  readonly draftLink: number;
  readonly idempotencyKey: number;
  /** Largest accepted body in bytes. */
  readonly bodySize: number;
  readonly exports: ExportLimits;
  /** Password hashes. Logins of one account take turns with the others of its network. */
  readonly hashes: QueueLimits;
  /** Searches across all areas. */
  readonly finds: QueueLimits;
  /** Searches of one list. */
  readonly searches: QueueLimits;
}

export const defaultLimits: Limits = {
  // NIST SP 800-63B, 3.2.2: at most one hundred wrong tries in a row. After that, one per day.
  loginByAccount: { count: 10, within: 15 * minute, maxWait: day, remembered: 30 * day, slowAfter: 100 },
  loginByAddress: { count: 100, within: 15 * minute, maxWait: day, remembered: day, slowAfter: Infinity },
  loginByDevice: { count: 10, within: 15 * minute, maxWait: day, remembered: 30 * day, slowAfter: 100 },
  passwordBySession: { count: 10, within: 15 * minute, maxWait: day, remembered: 30 * day, slowAfter: 100 },
  codeTriesPerChallenge: 5,
  codeTriesByAccount: { count: 20, within: hour },
  codeResendPause: { count: 1, within: 30 * second },
  codeMails: { count: 5, within: hour },
  resetMails: { count: 3, within: hour },
  addressMails: { count: 3, within: hour },
  digitsByRecord: { count: 5, within: day },
  digitsByAddress: { count: 20, within: hour },
  digitsFromAllNetworks: { count: 20, within: day },
  keyMails: { count: 3, within: day },
  lookups: { count: 600, within: hour },
  lookupCompanies: { count: 10, within: hour },
  lookupRecords: { count: 60, within: hour },
  formsByDigits: { count: 20, within: day },
  formMisses: { count: 5, within: day },
  reviewMails: { count: 1, within: day },
  reviewSenders: { count: 3, within: day },
  drafts: { count: 20, within: day },
  draftSaves: { count: 600, within: hour },
  draftMails: { count: 3, within: day },
  draftMailsByNetwork: { count: 20, within: day },
  copyMails: { count: 3, within: day },
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
  // Reading the files is shared fairly (see `export-queue.ts`), so a slot costs little while its reader is slow.
  exports: { perUser: 2, total: 30, waiting: 30, wait: 10 * second, idle: minute },
  // Each hash takes about a fifth of a second of CPU time. Two at a time leave half of Node's four threads for file
  // access and DNS lookups.
  hashes: { total: 2, perCaller: 1, waiting: 20, wait: 10 * second },
  finds: { total: 2, perCaller: 1, waiting: 10, wait: 10 * second },
  searches: { total: 4, perCaller: 1, waiting: 20, wait: 20 * second },
};
