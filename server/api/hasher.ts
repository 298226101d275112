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

/** Hashes passwords. The encoded form names the method and its cost, so that both may change later. */
export interface Hasher {
  hash(password: string): Promise<string>;
  /** Takes the same time whether the password is right, wrong or, with `null`, there is none. */
  verify(password: string, encoded: string | null): Promise<boolean>;
}

const method = 'pbkdf2-sha256';

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const derive = async (password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) => {
  const bytes = new TextEncoder().encode(password);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
};

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.reduce((difference, byte, i) => difference | (byte ^ (b[i] ?? 0)), 0) === 0;

/**
 * Passwords that are hashed at the same time, each for about a fifth of a second of one processor: two leave half of Node's four
 * threads to files and network names. Who is the fortieth to wait waits for some four seconds.
 */
const hashLimits: Bounds = { atOnce: 2, waiting: 40 };

/**
 * PBKDF2 with SHA-256 through WebCrypto. OWASP's password storage sheet asks for 600,000 iterations. It computes in the threads that
 * files and network names share, so only so many passwords are hashed at once; throws 503 where too many wait already.
 */
export const createHasher = (iterations = 600_000, bounds: Bounds = hashLimits): Hasher => {
  const inTurn = boundedWork(bounds);
  const encode = (salt: Uint8Array, digest: Uint8Array) =>
    [method, iterations, toBase64(salt), toBase64(digest)].join('$');
  const noPassword = encode(new Uint8Array(16), new Uint8Array(32));
  return {
    hash: async (password) => {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return encode(salt, await inTurn(() => derive(password, salt, iterations)));
    },
    verify: async (password, encoded) => {
      const [name, cost, salt, digest] = (encoded ?? noPassword).split('$');
      if (name !== method || !salt || !digest) return false;
      const found = await inTurn(() => derive(password, fromBase64(salt), Number(cost)));
      return sameBytes(found, fromBase64(digest)) && encoded !== null;
    },
  };
};
