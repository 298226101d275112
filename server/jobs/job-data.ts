import type { ApiDeps } from '../api/deps';
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
}

export type JobName = keyof JobData;

/**
 * Does the work of a job. It may run again when it failed or the server was stopped in between, so that a second run
 * must leave the data as one does. Throws a Refusal when the work must not be done, which ends the job.
 */
export type JobKind<Data> = (deps: ApiDeps, data: Data) => Promise<void>;

export type JobKinds = { readonly [Name in JobName]: JobKind<JobData[Name]> };
