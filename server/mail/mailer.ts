import type { Language } from '../words/language';
interface MessageBase {
  readonly to: string;
  /** The recipient's name. Left out for an address that a caller typed and that was never confirmed. */
  readonly firstName?: string;
  readonly language: Language;
}

export type Query = readonly (readonly [name: string, value: string])[];

/** The mails that the server sends. */
export type Message =
  | (MessageBase & { readonly kind: 'activation' | 'reset' | 'confirm-address'; readonly token: string })
  | (MessageBase & { readonly kind: 'two-factor'; readonly code: string })
  /** Notifications about an account: something changed or was requested. */
  | (MessageBase & {
      readonly kind:
        | 'password-changed'
        | 'factor-changed'
        | 'address-changed'
        | 'address-asked'
        | 'address-taken';
    })
  | (MessageBase & {
      readonly kind: 'membership-key' | 'membership-draft' | 'form-accepted';
      /** Query parameters of the link to the membership form. */
      readonly query: Query;
    })
  | (MessageBase & { readonly kind: 'form-in-review'; readonly reference: string })
  | (MessageBase & { readonly kind: 'form-differs'; readonly reference: string; readonly query: Query })
  | (MessageBase & {
      readonly kind: 'form-refused';
      readonly reference: string;
      /** The reviewer's own text. */
      readonly reason: string;
    })
  | (MessageBase & {
      readonly kind: 'signed-copy';
      /** The signed form as a PDF. */
      readonly document: Uint8Array<ArrayBuffer>;
    });

export interface Mailer {
  /** Resolves when the message has left the server. Throws when that fails: a job tries again (see `server/jobs`). */
  deliver(message: Message): Promise<void>;
}
