import { whomOf, type MembershipLink } from '@core/membership/link';
import { createKeyStore } from '@lib/storage';

const store = createKeyStore(() => window.sessionStorage);
const name = 'membership-draft';

/**
 * The key of the answers that this tab saved on the server, for the person the link is for. It opens nothing without the digits, and
 * none of the answers is kept here.
 */
export const readDraftKey = (link: MembershipLink): string | null => {
  try {
    const { of, key } = JSON.parse(store.get(name) ?? '{}') as Record<string, unknown>;
    return of === whomOf(link) && typeof key === 'string' ? key : null;
  } catch {
    return null;
  }
};

export const keepDraftKey = (link: MembershipLink, key: string | null): void =>
  store.set(name, key && JSON.stringify({ of: whomOf(link), key }));

/** 244 random bits. */
export const newDraftKey = (): string => (crypto.randomUUID() + crypto.randomUUID()).replaceAll('-', '');
