export interface RingKey {
  /** Stored next to the data that was signed or sealed with the key. Letters and digits. */
  readonly id: string;
  /** 32 random bytes. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /**
   * Until when a replaced key still opens data made with it, in milliseconds since 1970. Without it, the key works as
   * long as it is in the ring.
   */
  readonly until?: number;
}

/** The keys for one purpose. New data is made with the first key. All keys open existing data. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

/** The id of the key from before keys had ids. Tokens and sealed texts without an id were made with it. */
export const firstKeyId = 'first';

export const newKey = (id: string = crypto.randomUUID().slice(0, 8)): RingKey => ({
  id,
  bytes: crypto.getRandomValues(new Uint8Array(32)),
});

/** Returns the key with this id, or null when it is missing or has expired. */
export const keyOfId = (ring: KeyRing, id: string | undefined, now: number): RingKey | null =>
  ring.find((key) => key.id === (id ?? firstKeyId) && (key.until === undefined || now < key.until)) ?? null;
