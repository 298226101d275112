import { steps, type Step } from '@core/membership/flow-state';
import type { SigningReturn } from '@core/membership/link';

/** State of a history entry, so that Back, Forward and a reload show the right step. Contains no input. */
export interface HistoryEntry {
  readonly step: Step;
  /** Number of previous entries of this visit. */
  readonly depth: number;
  /** The envelope whose result is shown. A reload requests it again. */
  readonly signing: SigningReturn | null;
}

const signingOf = (value: unknown): SigningReturn | null => {
  const { envelopeId, event } = (value ?? {}) as Record<string, unknown>;
  if (typeof envelopeId !== 'string') return null;
  return { envelopeId, event: typeof event === 'string' ? event : null };
};

/** Parses a history state, which another script may have written. */
export const readEntry = (state: unknown): HistoryEntry | null => {
  if (typeof state !== 'object' || state === null) return null;
  const { step, depth, signing } = state as Record<string, unknown>;
  const known = steps.find((one) => one === step);
  if (!known) return null;
  return { step: known, depth: typeof depth === 'number' ? depth : 0, signing: signingOf(signing) };
};
