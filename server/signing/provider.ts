import type { Language } from '../words/language';

export interface Signer {
  readonly name: string;
  readonly email: string;
  /** Names the signer to the provider; the form's id. */
  readonly reference: string;
}

/** What a provider says of an envelope. `expired` is an envelope (not an address) that was not signed in time. */
export type EnvelopeState = 'sent' | 'completed' | 'declined' | 'voided' | 'expired';

/** One line of the document, for a provider that shows it beside the file. */
export interface Fact {
  /** The part of the document that it stands in. */
  readonly section: string;
  readonly label: string;
  readonly value: string;
}

export interface EnvelopeRequest {
  /** A UUID of this request. Asked again under the same one, the provider answers the envelope that it has made already. */
  readonly key: string;
  /** An earlier try under the same key may have come through although its answer was lost. */
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
  /** Where the browser goes afterwards, with a query already; the provider adds `event`. */
  readonly returnUrl: string;
}

export interface Notice {
  readonly envelopeId: string;
  readonly state: EnvelopeState;
}

/** The provider can take nothing now; `seconds` says when to ask again. */
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

/** The service that has documents signed. Every call may throw SigningBusy; a call never changes an envelope that is completed. */
export interface SigningProvider {
  /** Answers the id of a new envelope. */
  createEnvelope(request: EnvelopeRequest): Promise<string>;
  /** A fresh address of the signing page: it works once and for five minutes. May throw EnvelopeClosed. */
  createView(request: ViewRequest): Promise<string>;
  /** What the provider knows; null when it knows no such envelope. */
  stateOf(envelopeId: string): Promise<EnvelopeState | null>;
  /** The signed document as a PDF; null before it is completed. */
  signedDocument(envelopeId: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** A webhook's message, from its raw bytes: null when it says nothing of interest, `forged` when its signature is wrong. */
  readNotice(body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<Notice | null | 'forged'>;
}
