import { signBytes, signatureHeader, writeConnectMessage } from '../connect-message';
import type { EnvelopeNotification } from '../provider';
import type { StandInDeps } from './envelopes';
import { standInSecret } from './provider';

/** Passes a request to this server. */
export type Deliver = (request: Request) => Promise<Response>;

/**
 * Notifies the server about an envelope like the provider's webhook does. If the message is lost, `reconcile` finds the
 * state later.
 */
export const notify = async (
  deps: StandInDeps,
  deliver: Deliver,
  notice: EnvelopeNotification,
): Promise<void> => {
  const body = writeConnectMessage(notice, deps.clock.now());
  const request = new Request('http://localhost/api/pact-form/webhooks/docusign', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [signatureHeader(1)]: await signBytes(await standInSecret(deps), body),
    },
    body,
  });
  await deliver(request).catch(() => undefined);
};
