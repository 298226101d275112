import { subjectOf, type MembershipLink } from '@core/membership/link';
import { createKeyStore } from '@lib/storage';

const store = createKeyStore(() => window.sessionStorage);
const name = 'membership-draft';

/**
 * Reads the key of the answers that this tab saved on the server for the link's person. The key is useless without
 * the digits, and the answers are not stored in the browser.
 */
export const readDraftKey = (link: MembershipLink): string | null => {
  try {
    const { of, key } = JSON.parse(store.get(name) ?? '{}') as Record<string, unknown>;
    return of === subjectOf(link) && typeof key === 'string' ? key : null;
  } catch {
    return null;
  }
};

export const keepDraftKey = (link: MembershipLink, key: string | null): void =>
  store.set(name, key && JSON.stringify({ of: subjectOf(link), key }));

/** Creates a key with 244 random bits. */
export const newDraftKey = (): string => (crypto.randomUUID() + crypto.randomUUID()).replaceAll('-', '');
