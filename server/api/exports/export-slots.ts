import type { ExportLimits } from '../limits';
import { tooManyExports } from '../refusal';

/** Who makes a file, and the sign that the file is not wanted any more. */
export interface SlotRequest {
  readonly person: number;
  readonly limits: ExportLimits;
  readonly signal: AbortSignal;
}

/** Resolves with the function that gives the place free. Throws 429 where none becomes free in time. */
export type AcquireSlot = (wish: SlotRequest) => Promise<() => void>;

interface Waiting extends SlotRequest {
  readonly admit: (leave: () => void) => void;
}

/** The places for files that are being made. Those who wait come in by turns, passing by who has as many as one may have. */
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
