import type { Context } from 'hono';
import { signingWebhookCall } from '@core/calls/signing';
import { tryComplete } from '@server/signing/completion';
import { findEnvelope, saveState } from '@server/signing/envelope-record';
import { readBytes } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { Refusal } from '../refusal';

/** In bytes. Messages contain an event and no documents. */
const maxBytes = 1024 * 1024;

/**
 * Handles a message of the signing provider. It may arrive twice, late or out of order. The response is sent once the
 * message is stored. The signed copy is mailed afterwards.
 */
export const webhook = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const body = await readBytes(c.req.raw, maxBytes);
  const notice = await deps.signing.readNotification(body, c.req.raw.headers);
  if (notice === 'forged') throw new Refusal(401, 'unauthorized');
  const envelope = notice && (await findEnvelope(deps.storage, notice.envelopeId));
  if (notice && envelope) {
    await saveState(deps, envelope, notice.state);
    if (notice.state === 'completed') void tryComplete(deps, envelope.id);
  }
  return answer(c, signingWebhookCall, { received: true });
};
