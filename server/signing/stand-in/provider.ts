import { hmac } from '@server/api/session/secrets';
import { isSigned, readConnectMessage } from '../connect-message';
import { EnvelopeClosed, type SigningProvider } from '../provider';
import { createStandInEnvelope, findStandInEnvelope, standInState, type StandInDeps } from './envelopes';
import { createView } from './views';

/** The secret that the stand-in signs its messages with. */
export const standInSecret = ({ keys }: Pick<StandInDeps, 'keys'>): Promise<string> =>
  hmac(keys, 'stand-in', 'connect');

/** Simulates the e-signature provider in the server's storage. Its pages are served next to the portal (see `pages`). */
export const createStandIn = (deps: StandInDeps): SigningProvider => ({
  createEnvelope: (request) => createStandInEnvelope(deps, request),
  createView: async ({ envelopeId, language, returnUrl }) => {
    if ((await standInState(deps, envelopeId)) !== 'sent') throw new EnvelopeClosed();
    const token = await createView(deps, { envelopeId, language, returnUrl });
    return new URL(`/signing/${token}`, returnUrl).href;
  },
  stateOf: (envelopeId) => standInState(deps, envelopeId),
  signedDocument: async (envelopeId) => (await findStandInEnvelope(deps, envelopeId))?.signedDocument ?? null,
  readNotification: async (body, headers) =>
    (await isSigned([await standInSecret(deps)], body, headers)) ? readConnectMessage(body) : 'forged',
});
