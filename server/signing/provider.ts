import type { MailLanguage } from '../mail/mailer';

export interface Signer {
  readonly name: string;
  readonly email: string;
  /** Names the signer to the provider; the form's id. */
  readonly reference: string;
}

/** What a provider says of an envelope. `expired` is an envelope (not an address) that nobody signed in time. */
export type EnvelopeState = 'sent' | 'completed' | 'declined' | 'voided' | 'expired';

export interface EnvelopeRequest {
  readonly signer: Signer;
  readonly language: MailLanguage;
  /** Shown as the name of the document. */
  readonly title: string;
  /** The filled form as a PDF. */
  readonly document: Uint8Array;
}

export interface ViewRequest {
  readonly envelopeId: string;
  readonly signer: Signer;
  readonly language: MailLanguage;
  /** Where the browser goes afterwards; the provider adds `event`. */
  readonly returnUrl: string;
}

export interface Notice {
  readonly envelopeId: string;
  readonly state: EnvelopeState;
}

/** The provider can take nothing now; `seconds` says when to ask again. */
export class SigningBusy extends Error {
  constructor(
    readonly seconds: number,
    options?: ErrorOptions,
  ) {
    super('the signing provider is busy', options);
  }
}

/** Whoever has the document signed. Everything may throw SigningBusy; a call never changes an envelope that is completed. */
export interface SigningProvider {
  /** Answers the id of a new envelope. */
  createEnvelope(request: EnvelopeRequest): Promise<string>;
  /** A fresh address of the signing page: it works once and for five minutes. */
  createView(request: ViewRequest): Promise<string>;
  /** What the provider knows; null when it knows no such envelope. */
  stateOf(envelopeId: string): Promise<EnvelopeState | null>;
  /** The signed document as a PDF; null before it is completed. */
  signedDocument(envelopeId: string): Promise<Uint8Array | null>;
  /** A webhook's message, from its raw bytes; null when its signature is wrong. */
  readNotice(body: Uint8Array, headers: Headers): Promise<Notice | null>;
}
