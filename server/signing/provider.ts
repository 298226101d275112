import type { Language } from '../words/language';

export interface Signer {
  readonly name: string;
  readonly email: string;
  /** Identifies the signer at the provider. The form's id. */
  readonly reference: string;
}

/** State of an envelope at the provider. `expired` means that the envelope (not a page address) was not signed in time. */
export type EnvelopeState = 'sent' | 'completed' | 'declined' | 'voided' | 'expired';

/** One line of the document, for a provider that shows it next to the file. */
export interface Fact {
  /** The section of the document that contains the line. */
  readonly section: string;
  readonly label: string;
  readonly value: string;
}

export interface EnvelopeRequest {
  /** A UUID of this request. For a repeated key, the provider returns the envelope that it already created. */
  readonly key: string;
  /** Whether an earlier attempt with the same key may have succeeded although its response was lost. */
  readonly again: boolean;
  readonly signer: Signer;
  readonly language: Language;
  /** Shown as the name of the document. */
  readonly title: string;
  /** The filled form as a PDF. */
  readonly document: Uint8Array<ArrayBuffer>;
  readonly facts: readonly Fact[];
}

export interface ViewRequest {
  readonly envelopeId: string;
  readonly signer: Signer;
  readonly language: Language;
  /** Where the browser goes afterwards, including a query string. The provider adds `event`. */
  readonly returnUrl: string;
}

export interface EnvelopeNotification {
  readonly envelopeId: string;
  readonly state: EnvelopeState;
}

/** The provider accepts no calls at the moment. Retry after `seconds`. */
export class SigningBusy extends Error {
  override readonly name = 'SigningBusy';
  constructor(
    readonly seconds: number,
    options?: ErrorOptions,
  ) {
    super('the signing provider is busy', options);
  }
}

/** The provider shows no signing page for this envelope, because it is no longer open. */
export class EnvelopeClosed extends Error {
  override readonly name = 'EnvelopeClosed';
}

/** The e-signature service. Every call may throw SigningBusy. No call changes a completed envelope. */
export interface SigningProvider {
  /** Creates an envelope and returns its id. */
  createEnvelope(request: EnvelopeRequest): Promise<string>;
  /** Returns a new address of the signing page, which works once, for five minutes. May throw EnvelopeClosed. */
  createView(request: ViewRequest): Promise<string>;
  /** Returns the envelope's state, or null when the provider does not know the envelope. */
  stateOf(envelopeId: string): Promise<EnvelopeState | null>;
  /** Returns the signed document as a PDF, or null before the envelope is completed. */
  signedDocument(envelopeId: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Reads a webhook's message from its raw bytes. Returns null when it is not relevant, `forged` when its signature is
   * wrong.
   */
  readNotification(
    body: Uint8Array<ArrayBuffer>,
    headers: Headers,
  ): Promise<EnvelopeNotification | null | 'forged'>;
}
