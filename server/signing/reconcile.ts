import { isoTime, minute } from '../api/clock';
import type { ApiDeps } from '../api/deps';
import type { ListQuery } from '../storage/storage';
import { tryComplete } from './completion';
import { changeEnvelope, envelopeRecord, type EnvelopeRecord, saveState } from './envelope-record';
import { type EnvelopeState, SigningBusy } from './provider';

/** Maximum number of checks per pass, to stay far below the provider's hourly limits. The next pass checks the rest. */
const maxChecks = 500;
/** The signer may be signing right now. */
const minAgeMs = 15 * minute;

/** The envelopes without news for the longest time come first. */
const envelopesIn = async ({ storage }: ApiDeps, where: ListQuery['where']): Promise<EnvelopeRecord[]> => {
  const sort = [{ field: 'changed', order: 'asc' }] as const;
  const { data } = await storage.table('envelopes').list({ where, sort, offset: 0, limit: maxChecks });
  return data.map(envelopeRecord);
};
const hasState = (state: EnvelopeState) => ({ field: 'state', op: 'eq', value: state }) as const;

/** Mails the signed copies that were not sent yet. Returns how many were sent now. */
export const finishSigned = async (deps: ApiDeps, stop?: AbortSignal): Promise<number> => {
  let finished = 0;
  for (const { id } of await envelopesIn(deps, [
    hasState('completed'),
    { field: 'mailed', op: 'eq', value: null },
  ]))
    if (!stop?.aborted && (await tryComplete(deps, id))) finished += 1;
  return finished;
};

/**
 * Checks the open envelopes at the provider, because their notifications may have been lost. Ends early when the provider
 * is busy.
 */
export const reconcile = async (deps: ApiDeps, stop?: AbortSignal): Promise<void> => {
  const { storage, clock, signing, log } = deps;
  const before = { field: 'changed', op: 'lt', value: isoTime(clock.now() - minAgeMs) } as const;
  try {
    for (const envelope of await envelopesIn(deps, [hasState('sent'), before])) {
      if (stop?.aborted) return;
      // An envelope that the provider does not know (any more) can never be signed.
      const state = (await signing.stateOf(envelope.id)) ?? 'voided';
      if (state === 'sent') await changeEnvelope(storage, envelope.id, { changed: isoTime(clock.now()) });
      else await saveState(deps, envelope, state);
    }
  } catch (error) {
    log.info('The check of open envelopes ended early. The next round continues.', {
      busy: error instanceof SigningBusy,
    });
  }
  await finishSigned(deps, stop);
};
