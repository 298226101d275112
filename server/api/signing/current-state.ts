import { findEnvelope, saveState } from '@server/signing/envelope-record';
import { type EnvelopeState, SigningBusy } from '@server/signing/provider';
import { countAttempt } from '../auth/attempts';
import { hour } from '../clock';
import type { ApiDeps } from '../deps';
import { notFound, Refusal } from '../refusal';

/** Status requests for one envelope. Providers limit how often they may be polled. */
const statusLimit = { count: 60, within: hour };

/**
 * Returns the state of an envelope: the stored one if it is final, otherwise the provider's. Throws 404 for an unknown
 * envelope, 429, and SigningBusy.
 */
export const currentState = async (deps: ApiDeps, envelopeId: string): Promise<EnvelopeState> => {
  const known = await findEnvelope(deps.storage, envelopeId);
  if (!known) throw notFound();
  if (known.state !== 'sent') return known.state;
  await countAttempt(deps, `envelope:${envelopeId}`, statusLimit);
  // An envelope that the provider does not know (or no longer knows) can never be signed.
  const state = (await deps.signing.stateOf(envelopeId)) ?? 'voided';
  await saveState(deps, known, state);
  return (await findEnvelope(deps.storage, envelopeId))?.state ?? state;
};

/** Runs work that needs the provider. While the provider is busy, throws 503 with the time to retry. */
export const refuseWhenBusy = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SigningBusy)
      throw new Refusal(503, 'busy', { retryAfter: Math.ceil(error.seconds) });
    throw error;
  }
};
