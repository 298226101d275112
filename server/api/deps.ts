import type { Resource } from '@core/resource/resource';
import type { Log } from '../log';
import type { Mailer } from '../mail/mailer';
import type { PdfWriter } from '../pdf/writer';
import type { SigningProvider } from '../signing/provider';
import type { Storage } from '../storage/storage';
import type { BackgroundTasks } from './background';
import type { Clock } from './clock';
import type { ExportQueue } from './exports/export-queue';
import type { Hasher } from './hasher';
import type { KeyRing } from './key-ring';
import type { Limits } from './limits';
import type { AddressBook } from './membership/addresses';
import type { Session } from './session/session';

export interface Keys {
  /** Sign and check every token (HMAC-SHA256). */
  readonly token: KeyRing;
  /** Encrypt personal data at rest (AES-256). */
  readonly encryption: KeyRing;
  /**
   * Keys the digests by which stored rows are found again (HMAC-SHA256); 32 random bytes. It is never replaced: what the digests were
   * made of is not kept, so they could not be made anew.
   */
  readonly lookup: Uint8Array<ArrayBuffer>;
  /** Keys the digests of the audit trail's values (HMAC-SHA256); 32 random bytes, never replaced. */
  readonly trail: Uint8Array<ArrayBuffer>;
}

export interface MembershipSettings {
  /** The date of birth is asked beside the last four digits, and what is known is shown whole then. */
  readonly asksBirthDate: boolean;
  /** Only links that the portal made open the form. */
  readonly signedLinksOnly: boolean;
}

export interface ApiDeps {
  readonly storage: Storage;
  /** Every declared resource; each gets its endpoints from its declaration. */
  readonly resources: readonly Resource[];
  readonly keys: Keys;
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly mailer: Mailer;
  /** Does what must not show in the time of an answer. */
  readonly background: BackgroundTasks;
  readonly signing: SigningProvider;
  readonly pdf: PdfWriter;
  readonly exports: ExportQueue;
  /** Checks home addresses; the bundled stand-in over the storage when absent. */
  readonly addresses?: AddressBook;
  /** The digits alone and every link when absent. */
  readonly membership?: MembershipSettings;
  /** Where people reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly log: Log;
  readonly limits: Limits;
  /** The caller's network address, where the surroundings know one. `environment` is what the host passed beside the request. */
  readonly addressOf?: (request: Request, environment: HostEnv | undefined) => string;
}

/** What ties a call to its lines in the log; made by the host before the API sees the call. */
export interface Trace {
  readonly id: string;
  /** Number of the signed-in caller, once it is known. */
  user?: number;
}

/** What the host passes beside the request; a service worker passes nothing. */
export interface HostEnv {
  readonly trace?: Trace;
  /** The call as Node took it, with its connection. */
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** `environment` is what the host passes beside the request, such as the connection. */
export type Fetch = (request: Request, environment?: HostEnv) => Promise<Response>;

export interface ApiEnv {
  Bindings: HostEnv;
  Variables: {
    deps: ApiDeps;
    session: Session;
    requestId: string;
    /** In development and in tests: the answer was held to the call's own schema. */
    isChecked?: true;
  };
}
