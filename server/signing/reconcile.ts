import { isoTime, minute } from '../api/clock';
import type { ApiDeps } from '../api/deps';
import type { ListQuery } from '../storage/storage';
import { completeSoon } from './completion';
import { changeEnvelope, envelopeRecord, type EnvelopeRecord, noteState } from './envelope-record';
import { type EnvelopeState, SigningBusy } from './provider';

/** A pass asks no more often, to stay far below what a provider allows in an hour; the rest waits for the next one. */
const mostChecked = 500;
/** The person may be signing right now. */
const youngest = 15 * minute;

/** Those that nothing was heard of for the longest time come first. */
const envelopesIn = async ({ storage }: ApiDeps, where: ListQuery['where']): Promise<EnvelopeRecord[]> => {
  const sort = [{ field: 'changed', order: 'asc' }] as const;
  const { data } = await storage.table('envelopes').list({ where, sort, offset: 0, limit: mostChecked });
  return data.map(envelopeRecord);
};
const isIn = (state: EnvelopeState) => ({ field: 'state', op: 'eq', value: state }) as const;

/** Mails the signed copies that did not go out. Answers how many did now. */
export const finishSigned = async (deps: ApiDeps, stop?: AbortSignal): Promise<number> => {
  let finished = 0;
  for (const { id } of await envelopesIn(deps, [
    isIn('completed'),
    { field: 'mailed', op: 'eq', value: null },
  ]))
    if (!stop?.aborted && (await completeSoon(deps, id))) finished += 1;
  return finished;
};

/** Asks the provider about the open envelopes, whose notice may never have come. Ends early when the provider is busy. */
export const reconcile = async (deps: ApiDeps, stop?: AbortSignal): Promise<void> => {
  const { storage, clock, signing, log } = deps;
  const before = { field: 'changed', op: 'lt', value: isoTime(clock.now() - youngest) } as const;
  try {
    for (const envelope of await envelopesIn(deps, [isIn('sent'), before])) {
      if (stop?.aborted) return;
      // An envelope that the provider does not know (any more) can never be signed.
      const state = (await signing.stateOf(envelope.id)) ?? 'voided';
      if (state === 'sent') await changeEnvelope(storage, envelope.id, { changed: isoTime(clock.now()) });
      else await noteState(deps, envelope, state);
    }
  } catch (error) {
    log.info('reconciling ended early', { busy: error instanceof SigningBusy });
  }
  await finishSigned(deps, stop);
};
