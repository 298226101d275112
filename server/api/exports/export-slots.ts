import type { ExportLimits } from '../limits';
import { tooManyExports } from '../refusal';

/** The user who exports a file, and the signal that the file is no longer wanted. */
export interface SlotRequest {
  readonly person: number;
  readonly limits: ExportLimits;
  readonly signal: AbortSignal;
}

/** Resolves with a function that releases the slot. Throws 429 when no slot becomes free in time. */
export type AcquireSlot = (wish: SlotRequest) => Promise<() => void>;

interface Waiting extends SlotRequest {
  readonly admit: (leave: () => void) => void;
}

/**
 * Creates the slots for running exports. Waiting calls are admitted in order, skipping users who already have their
 * maximum.
 */
export const createSlots = (): AcquireSlot => {
  const held = new Map<number, number>();
  const waiting = new Set<Waiting>();
  const heldBy = (person: number): number => held.get(person) ?? 0;
  const heldInAll = (): number => [...held.values()].reduce((sum, count) => sum + count, 0);
  const hasFreeSlot = ({ person, limits }: SlotRequest): boolean =>
    heldBy(person) < limits.byPerson && heldInAll() < limits.inAll;

  const take = (person: number): (() => void) => {
    held.set(person, heldBy(person) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = heldBy(person) - 1;
      if (left > 0) held.set(person, left);
      else held.delete(person);
      for (const one of waiting) if (hasFreeSlot(one)) one.admit(take(one.person));
    };
  };

  const mayWait = ({ person, limits }: SlotRequest): boolean =>
    waiting.size < limits.waiting &&
    [...waiting].filter((one) => one.person === person).length < limits.byPerson;

  const wait = (wish: SlotRequest): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const end = (): void => {
        waiting.delete(entry);
        clearTimeout(timer);
        wish.signal.removeEventListener('abort', refuse);
      };
      const refuse = (): void => {
        end();
        reject(tooManyExports(wish.limits.wait));
      };
      const entry: Waiting = {
        ...wish,
        admit: (leave) => {
          end();
          resolve(leave);
        },
      };
      const timer = setTimeout(refuse, wish.limits.wait);
      wish.signal.addEventListener('abort', refuse);
      waiting.add(entry);
    });

  return async (wish) => {
    if (wish.signal.aborted) throw tooManyExports(wish.limits.wait);
    if (hasFreeSlot(wish)) return take(wish.person);
    if (!mayWait(wish)) throw tooManyExports(wish.limits.wait);
    return wait(wish);
  };
};
