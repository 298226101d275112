import { composedPassword } from '@core/session/password';
import { createFairQueue, type QueueTicket } from './fair-queue';
import { defaultLimits } from './limits';

export interface PasswordMatch {
  /** The password was hashed before passwords were composed. It should be hashed again. */
  readonly isOutdated: boolean;
}

/** Hashes passwords, each caller's in turn. The encoded form includes the method and its cost, so that both can change later. */
export interface Hasher {
  hash(password: string, ticket?: QueueTicket): Promise<string>;
  /** Returns null for a wrong password. Takes the same time if there is none to compare with (`null`). */
  verify(password: string, encoded: string | null, ticket?: QueueTicket): Promise<PasswordMatch | null>;
}

/** The spellings of a password that may have been hashed, the current one first. Without accents there is only one. */
const spellingsOf = (password: string): readonly string[] => [
  ...new Set([composedPassword(password), password, password.normalize('NFD')]),
];

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

/** The server itself, which hashes the passwords of the demo. */
const server: QueueTicket = { caller: '' };

/**
 * PBKDF2 with SHA-256 through WebCrypto. OWASP's Password Storage Cheat Sheet recommends 600,000 iterations. Hashing
 * runs in the threads that file access and DNS lookups share, so the number of concurrent hashes is limited, in all and
 * for each caller. Throws 503 when too many of the caller's are already waiting.
 */
export const createHasher = (iterations = 600_000, bounds = defaultLimits.hashes): Hasher => {
  const queue = createFairQueue(bounds);
  const encode = (salt: Uint8Array, digest: Uint8Array) =>
    [method, iterations, toBase64(salt), toBase64(digest)].join('$');
  const dummyHash = encode(new Uint8Array(16), new Uint8Array(32));
  return {
    hash: async (password, ticket = server) => {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      return encode(
        salt,
        await queue.run(ticket, () => derive(composedPassword(password), salt, iterations)),
      );
    },
    verify: async (password, encoded, ticket = server) => {
      const [name, cost, salt, digest] = (encoded ?? dummyHash).split('$');
      if (name !== method || !salt || !digest) return null;
      return queue.run(ticket, async () => {
        for (const spelling of spellingsOf(password)) {
          const found = await derive(spelling, fromBase64(salt), Number(cost));
          if (sameBytes(found, fromBase64(digest)) && encoded !== null)
            return { isOutdated: spelling !== composedPassword(password) };
        }
        return null;
      });
    },
  };
};
