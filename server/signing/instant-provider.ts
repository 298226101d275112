import type { EnvelopeState, SigningProvider } from './provider';

/** Signs as soon as the signing page would have opened, for places that have no server to show one: the demo in a browser, and tests. */
export const createInstantProvider = (): SigningProvider => {
  const envelopes = new Map<string, { state: EnvelopeState; document: Uint8Array }>();
  return {
    createEnvelope: ({ document }) => {
      const id = crypto.randomUUID();
      envelopes.set(id, { state: 'sent', document });
      return Promise.resolve(id);
    },
    createView: ({ envelopeId, returnUrl }) => {
      const envelope = envelopes.get(envelopeId);
      if (envelope) envelope.state = 'completed';
      return Promise.resolve(`${returnUrl}&event=signing_complete`);
    },
    stateOf: (envelopeId) => Promise.resolve(envelopes.get(envelopeId)?.state ?? null),
    signedDocument: (envelopeId) => {
      const envelope = envelopes.get(envelopeId);
      return Promise.resolve(envelope?.state === 'completed' ? envelope.document : null);
    },
    readNotice: () => Promise.resolve(null),
  };
};
