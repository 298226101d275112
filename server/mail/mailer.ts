import type { Language } from '../words/language';
interface Addressed {
  readonly to: string;
  readonly firstName: string;
  readonly language: Language;
}

export type Query = readonly (readonly [name: string, value: string])[];

/** The mails that the server sends. */
export type Message =
  | (Addressed & { readonly kind: 'activation' | 'reset' | 'confirm-address'; readonly token: string })
  | (Addressed & { readonly kind: 'two-factor'; readonly code: string })
  /** Notifications about an account: something changed or was requested. */
  | (Addressed & {
      readonly kind:
        'password-changed' | 'factor-changed' | 'address-changed' | 'address-asked' | 'address-taken';
    })
  | (Addressed & {
      readonly kind: 'membership-key' | 'membership-draft' | 'form-accepted';
      /** Query parameters of the link to the membership form. */
      readonly query: Query;
    })
  | (Addressed & { readonly kind: 'form-in-review'; readonly reference: string })
  | (Addressed & {
      readonly kind: 'form-refused';
      readonly reference: string;
      /** The reviewer's own text. */
      readonly reason: string;
    })
  | (Addressed & {
      readonly kind: 'signed-copy';
      /** The signed form as a PDF. */
      readonly document: Uint8Array<ArrayBuffer>;
    });

export interface Mailer {
  /** Resolves when the message is accepted. Delivery must not delay the response. Never throws. */
  send(message: Message): Promise<void>;
  /** Resolves when the message has left the server. Throws when that fails, for messages that must be retried. */
  deliver(message: Message): Promise<void>;
}
