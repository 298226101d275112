import { signBytes, signatureHeader, writeConnectMessage } from '../connect-message';
import type { Notice } from '../provider';
import type { StandInDeps } from './envelopes';
import { standInSecret } from './provider';

/** Hands a request to the server itself. */
export type Deliver = (request: Request) => Promise<Response>;

/** Tells the server what became of an envelope, in the way that a provider does. A message that gets lost is made good for later. */
export const notify = async (deps: StandInDeps, deliver: Deliver, notice: Notice): Promise<void> => {
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
