import { busy } from './refusal';

export interface Bounds {
  /** How many are worked on at the same time. */
  readonly atOnce: number;
  /** How many may wait; everything beyond is refused. */
  readonly waiting: number;
}

/** Lets so many pieces of work run at a time, the others in the order of asking. Throws 503 where too many wait already. */
export const boundedWork = ({
  atOnce,
  waiting: mostWaiting,
}: Bounds): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const enter = (): Promise<void> | void => {
    if (running < atOnce) return void (running += 1);
    if (waiting.length >= mostWaiting) throw busy();
    // Who leaves hands the place on: it is never free in between.
    return new Promise((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
