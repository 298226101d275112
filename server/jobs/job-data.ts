import type { Storage } from '../storage/storage';
import type { Actor } from '../trail/event';
import type { Language } from '../words/language';

/** Notices that a user gets about their account after a change. */
export type Notice = 'password-changed' | 'factor-changed' | 'address-changed';

/**
 * What each kind of job needs, besides what it reads when it runs: a mail is written, and its link or code made, when it
 * is sent.
 */
export interface JobData {
  /** `to` is the address before a change of address. */
  readonly notice: {
    readonly notice: Notice;
    readonly userId: number;
    readonly to?: string;
    readonly language: Language;
  };
  /** A link to set a password. `askedBy` is another user who has it mailed. */
  readonly 'password-link': {
    readonly userId: number;
    readonly askedBy: number | null;
    readonly language: Language;
  };
  /** The same for a user name that anyone may have typed. */
  readonly 'password-reset': { readonly username: string; readonly language: Language };
  readonly 'address-change': {
    readonly userId: number;
    readonly request: string;
    readonly language: Language;
  };
  /** `challenge` is its hash. */
  readonly 'sign-in-code': { readonly challenge: string; readonly language: Language };
  /** `setup` is the hash of a setup of a second factor. */
  readonly 'setup-code': { readonly setup: string; readonly language: Language };
  readonly 'membership-key': { readonly recordId: number; readonly actor: Actor };
  readonly 'draft-link': { readonly draftId: string; readonly to: string; readonly language: Language };
  readonly 'form-in-review': { readonly formId: string; readonly actor: Actor };
  readonly 'form-accepted': { readonly formId: string };
  readonly 'form-refused': { readonly formId: string; readonly reason: string };
  readonly 'signed-copy': { readonly formId: string };
  /** A change of many records; see `server/api/bulk`. `inputs` are those of the action. */
  readonly 'bulk-change': {
    readonly run: number;
    readonly inputs: Readonly<Record<string, unknown>>;
    readonly actor: Actor;
    readonly language: Language;
  };
}

export type JobName = keyof JobData;

export interface NewJob {
  /** The user whose call causes the job. */
  readonly userId?: number;
}

/** Work that follows a transaction: mails, links and codes. */
export interface Jobs {
  /**
   * Adds a job in `tx`. It runs once the transaction is committed; a rollback removes it. Jobs of the queue `resets` are
   * dropped while too many of them wait.
   */
  enqueue<Name extends JobName>(
    tx: Storage,
    kind: Name,
    data: JobData[Name],
    options?: NewJob,
  ): Promise<void>;
  /** Runs due jobs soon. */
  wake(): void;
  /** Runs the due jobs without the pause, if `wake` was called. Resolves when none is running here. */
  settled(): Promise<void>;
}
