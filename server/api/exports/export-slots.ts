import type { ExportLimits } from '../limits';
import { tooManyExports } from '../refusal';

/** The user who exports a file, and the signal that the file is no longer wanted. */
export interface SlotRequest {
  readonly person: number;
  readonly limits: ExportLimits;
  readonly signal: AbortSignal;
}

/** Resolves with a function that releases the slot. Throws 429 when no slot becomes free in time. */
export type AcquireSlot = (request: SlotRequest) => Promise<() => void>;

interface WaitingRequest extends SlotRequest {
  readonly admit: (release: () => void) => void;
}

/**
 * Creates the slots for running exports. Waiting calls are admitted in order, skipping users who already have their
 * maximum.
 */
export const createSlots = (): AcquireSlot => {
  const held = new Map<number, number>();
  const waiting = new Set<WaitingRequest>();
  const heldBy = (person: number): number => held.get(person) ?? 0;
  const heldTotal = (): number => [...held.values()].reduce((sum, count) => sum + count, 0);
  const hasFreeSlot = ({ person, limits }: SlotRequest): boolean =>
    heldBy(person) < limits.perUser && heldTotal() < limits.total;

  const take = (person: number): (() => void) => {
    held.set(person, heldBy(person) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const remaining = heldBy(person) - 1;
      if (remaining > 0) held.set(person, remaining);
      else held.delete(person);
      for (const one of waiting) if (hasFreeSlot(one)) one.admit(take(one.person));
    };
  };

  const mayWait = ({ person, limits }: SlotRequest): boolean =>
    waiting.size < limits.waiting &&
    [...waiting].filter((one) => one.person === person).length < limits.perUser;

  const wait = (request: SlotRequest): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const end = (): void => {
        waiting.delete(entry);
        clearTimeout(timer);
        request.signal.removeEventListener('abort', refuse);
      };
      const refuse = (): void => {
        end();
        reject(tooManyExports(request.limits.wait));
      };
      const entry: WaitingRequest = {
        ...request,
        admit: (release) => {
          end();
          resolve(release);
        },
      };
      const timer = setTimeout(refuse, request.limits.wait);
      request.signal.addEventListener('abort', refuse);
      waiting.add(entry);
    });

  return async (request) => {
    if (request.signal.aborted) throw tooManyExports(request.limits.wait);
    if (hasFreeSlot(request)) return take(request.person);
    if (!mayWait(request)) throw tooManyExports(request.limits.wait);
    return wait(request);
  };
};
