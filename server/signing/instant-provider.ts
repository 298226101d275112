import { EnvelopeClosed, type EnvelopeState, type SigningProvider } from './provider';

interface Envelope {
  state: EnvelopeState;
  readonly document: Uint8Array<ArrayBuffer>;
}

/**
 * Signs when the signing page is requested. For environments without a server for that page: the demo in a browser, and
 * tests.
 */
export const createInstantProvider = (): SigningProvider => {
  const envelopes = new Map<string, Envelope>();
  return {
    createEnvelope: ({ key, document }) => {
      if (!envelopes.has(key)) envelopes.set(key, { state: 'sent', document });
      return Promise.resolve(key);
    },
    createView: ({ envelopeId, returnUrl }) => {
      const envelope = envelopes.get(envelopeId);
      if (!envelope) return Promise.reject(new EnvelopeClosed());
      envelope.state = 'completed';
      return Promise.resolve(`${returnUrl}&event=signing_complete`);
    },
    stateOf: (envelopeId) => Promise.resolve(envelopes.get(envelopeId)?.state ?? null),
    signedDocument: (envelopeId) => {
      const envelope = envelopes.get(envelopeId);
      return Promise.resolve(envelope?.state === 'completed' ? envelope.document : null);
    },
    readNotification: () => Promise.resolve('forged'),
  };
};
