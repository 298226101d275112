import { formatDate } from '@core/format/date';
import { isoTime } from '@server/api/clock';
import { textsOf, interpolate } from '@server/words/texts';
import {
  endStandInEnvelope,
  findStandInEnvelope,
  standInState,
  type StandInEnvelope,
  type StandInDeps,
} from './envelopes';
import { type Deliver, notify } from './notify';
import type { Action } from './page';

const signed = async (
  { pdf }: StandInDeps,
  envelope: StandInEnvelope,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [day = '', time = ''] = isoTime(now).split(/[T.]/);
  const date = formatDate(day);
  return pdf.signed(envelope.document, {
    name: envelope.signerName,
    date,
    note: interpolate(textsOf('pdf', envelope.language).membership.signed, {
      name: envelope.signerName,
      time: `${date} ${time.slice(0, 5)} UTC`,
      envelope: envelope.id,
    }),
    at: new Date(now),
  });
};

/** The `event` of the return address when no page is shown, because the envelope has already ended. */
export const eventOfEnded = async (deps: StandInDeps, id: string): Promise<string> =>
  (await standInState(deps, id)) === 'completed' ? 'viewing_complete' : 'exception';

const end = async (
  deps: StandInDeps,
  deliver: Deliver,
  id: string,
  action: 'sign' | 'decline',
): Promise<string> => {
  const envelope = await findStandInEnvelope(deps, id);
  if (envelope?.state !== 'sent') return eventOfEnded(deps, id);
  const state = action === 'sign' ? 'completed' : 'declined';
  const isFirst = await endStandInEnvelope(
    deps,
    id,
    state === 'completed' ? { state, signed: await signed(deps, envelope, deps.clock.now()) } : { state },
  );
  if (!isFirst) return eventOfEnded(deps, id);
  await notify(deps, deliver, { envelopeId: id, state });
  return action === 'sign' ? 'signing_complete' : 'decline';
};

/** Runs a button's action. Returns the `event` of the return address. */
export const runAction = async (
  deps: StandInDeps,
  deliver: Deliver,
  envelopeId: string,
  action: Action,
): Promise<string> => {
  if (action === 'later') return 'cancel';
  if (action === 'expire') return 'ttl_expired';
  return end(deps, deliver, envelopeId, action);
};
