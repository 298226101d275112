import type { Language } from '../words/language';
interface Addressed {
  readonly to: string;
  readonly firstName: string;
  readonly language: Language;
}

export type Query = readonly (readonly [name: string, value: string])[];

/** What the server tells people by mail. */
export type Message =
  | (Addressed & { readonly kind: 'activation' | 'reset' | 'confirm-address'; readonly token: string })
  | (Addressed & { readonly kind: 'two-factor'; readonly code: string })
  /** What happened to an account, or was asked for. */
  | (Addressed & {
      readonly kind:
        'password-changed' | 'factor-changed' | 'address-changed' | 'address-asked' | 'address-taken';
    })
  | (Addressed & {
      readonly kind: 'membership-key' | 'membership-draft' | 'form-accepted';
      /** Of the link to the membership form. */
      readonly query: Query;
    })
  | (Addressed & { readonly kind: 'form-in-review'; readonly reference: string })
  | (Addressed & {
      readonly kind: 'form-refused';
      readonly reference: string;
      /** In the reviewer's words. */
      readonly reason: string;
    })
  | (Addressed & {
      readonly kind: 'signed-copy';
      /** The signed form as a PDF. */
      readonly document: Uint8Array<ArrayBuffer>;
    });

export interface Mailer {
  /** Resolves when the message is taken over; delivering it must not hold up the answer. Never throws. */
  send(message: Message): Promise<void>;
  /** Resolves when the message has left the server, and throws when it could not: for what has to be tried again. */
  deliver(message: Message): Promise<void>;
}
