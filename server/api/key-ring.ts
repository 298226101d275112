export interface RingKey {
  /** Stands beside what was signed or sealed with the key; letters and digits. */
  readonly id: string;
  /** 32 random bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Until when a replaced key still opens what it made, in milliseconds since 1970; for as long as it is here when absent. */
  readonly until?: number;
}

/** The keys of one use. The first one makes what is new, all of them open what is there. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

/** The key of the time before keys had ids: tokens and sealed texts without an id are of this one. */
export const firstKeyId = 'first';

export const newKey = (id: string = crypto.randomUUID().slice(0, 8)): RingKey => ({
  id,
  bytes: crypto.getRandomValues(new Uint8Array(32)),
});

/** The key of an id that may still open something; null when it is not here, or no longer. */
export const keyOfId = (ring: KeyRing, id: string | undefined, now: number): RingKey | null =>
  ring.find((key) => key.id === (id ?? firstKeyId) && (key.until === undefined || now < key.until)) ?? null;
