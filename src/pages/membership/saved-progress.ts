import { whomOf, type MembershipLink } from '@core/membership/link';
import type { SavedProgress } from '@core/membership/flow-state';
import { createKeyStore } from '@lib/storage';

const store = createKeyStore(() => window.sessionStorage);
const key = 'membership';

/**
 * What this tab knows of a form on the server while the person is at the signing page: the token and the form's id, and no
 * typed values. It belongs to the person the link is for: the way there may be an unsigned link, and the way back is a signed one.
 */
export const readSavedProgress = (link: MembershipLink): SavedProgress | null => {
  try {
    const { of, token, formId } = JSON.parse(store.get(key) ?? '{}') as Record<string, unknown>;
    if (of !== whomOf(link) || typeof token !== 'string' || typeof formId !== 'string') return null;
    return { token, formId };
  } catch {
    return null;
  }
};

export const keepSavedProgress = (link: MembershipLink, progress: SavedProgress | null): void =>
  store.set(key, progress && JSON.stringify({ of: whomOf(link), ...progress }));
