import type { Resource } from '@core/resource/resource';
import type { Jobs } from '../jobs/job-data';
import type { Log } from '../log';
import type { Mailer } from '../mail/mailer';
import type { PdfWriter } from '../pdf/writer';
import type { SigningProvider } from '../signing/provider';
import type { Storage } from '../storage/storage';
import type { OpenRecords } from './behaviors/context';
import type { Clock } from './clock';
import type { ExportQueue } from './exports/export-queue';
import type { Queues } from './fair-queue';
import type { Hasher } from './hasher';
import type { KeyRing } from './key-ring';
import type { Limits } from './limits';
import type { AddressBook } from './membership/addresses';
import type { Session } from './session/session';

export interface Keys {
  /** Sign and verify every token (HMAC-SHA256). */
  readonly token: KeyRing;
  /** Encrypt personal data at rest (AES-256). */
  readonly encryption: KeyRing;
  /**
   * Key of the digests that stored rows are looked up by (HMAC-SHA256), 32 random bytes. It is never replaced: the
   * digests' source values are not stored, so the digests cannot be recomputed.
   */
  readonly lookup: Uint8Array<ArrayBuffer>;
  /** Key of the digests of the audit trail's values (HMAC-SHA256), 32 random bytes, never replaced. */
  readonly trail: Uint8Array<ArrayBuffer>;
}

export interface MembershipSettings {
  /**
   * Asks for the date of birth in addition to the last four digits. A person on record then sees their known answers
   * unmasked.
   */
  readonly asksBirthDate: boolean;
  /** Only links made by the portal open the form. */
  readonly signedLinksOnly: boolean;
  /** The form's calls are not mounted. */
  readonly isClosed?: boolean;
}

export interface ApiDeps {
  readonly storage: Storage;
  /** Every declared resource; each gets its endpoints from its declaration. */
  readonly resources: readonly Resource[];
  readonly keys: Keys;
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly mailer: Mailer;
  /** Work that follows a transaction. */
  readonly jobs: Jobs;
  readonly signing: SigningProvider;
  readonly pdf: PdfWriter;
  readonly exports: ExportQueue;
  readonly queues: Queues;
  /** Checks home addresses. Defaults to the bundled address book in the storage. */
  readonly addresses?: AddressBook;
  /** Without it, the form asks for the digits only and every link opens it. */
  readonly membership?: MembershipSettings;
  /** The portal's public URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly log: Log;
  /** Opens the records of a resource for server code. */
  readonly openRecords: OpenRecords;
  readonly limits: Limits;
  /** How many days deleted records can be restored. */
  readonly trashDays: number;
  /**
   * Returns the caller's network address, where the environment knows one. `environment` is what the host passes with
   * the request.
   */
  readonly addressOf?: (request: Request, environment: HostEnv | undefined) => string;
}

/** Links a call to its log lines. The host creates it before the API gets the call. */
export interface Trace {
  readonly id: string;
  /** Id of the signed-in caller, once it is known. */
  user?: number;
}

/** What the host passes with the request. A service worker passes nothing. */
export interface HostEnv {
  readonly trace?: Trace;
  /** Node's incoming request, with its connection. */
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** `environment` is what the host passes with the request, such as the connection. */
export type Fetch = (request: Request, environment?: HostEnv) => Promise<Response>;

export interface ApiEnv {
  Bindings: HostEnv;
  Variables: {
    deps: ApiDeps;
    session: Session;
    requestId: string;
    /** The request's body, once it is read. */
    body: Uint8Array<ArrayBuffer>;
  };
}
