import { findEnvelope, noteState } from '@server/signing/envelope-record';
import type { EnvelopeState } from '@server/signing/provider';
import { countAttempt } from '../auth/attempts';
import { hour } from '../clock';
import type { ApiDeps } from '../deps';
import { notFound } from '../refusal';

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
