import { findEnvelope, noteState } from '@server/signing/envelope-record';
import { type EnvelopeState, SigningBusy } from '@server/signing/provider';
import { countAttempt } from '../auth/attempts';
import { hour } from '../clock';
import type { ApiDeps } from '../deps';
import { notFound, Refusal } from '../refusal';

/** Questions about one envelope; a provider forbids endless asking. */
const questions = { count: 60, within: hour };

/**
 * What became of an envelope: what the server knows when that is final, or else what the provider says. Throws 404 for an unknown
 * one, 429, and SigningBusy.
 */
export const currentState = async (deps: ApiDeps, envelopeId: string): Promise<EnvelopeState> => {
  const known = await findEnvelope(deps.storage, envelopeId);
  if (!known) throw notFound();
  if (known.state !== 'sent') return known.state;
  await countAttempt(deps, `envelope:${envelopeId}`, questions);
  // An envelope that the provider does not know (any more) can never be signed.
  const state = (await deps.signing.stateOf(envelopeId)) ?? 'voided';
  await noteState(deps, known, state);
  return (await findEnvelope(deps.storage, envelopeId))?.state ?? state;
};

/** Runs what needs the provider: while that is busy the call answers 503 and says when to come back. */
export const whileFree = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SigningBusy)
      throw new Refusal(503, 'busy', { retryAfter: Math.ceil(error.seconds) });
    throw error;
  }
};
