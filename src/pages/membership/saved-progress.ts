import { subjectOf, type MembershipLink } from '@core/membership/link';
import type { SavedProgress } from '@core/membership/flow-state';
import { createKeyStore } from '@lib/storage';

const store = createKeyStore(() => window.sessionStorage);
const key = 'membership';

/**
 * Reads what this tab stores about a form on the server while the applicant is on the signing page: the token and the
 * form's id, but no input. It is tied to the person of the link, not to the link: the form may be opened with an
 * unsigned link and returned to with a signed one.
 */
export const readSavedProgress = (link: MembershipLink): SavedProgress | null => {
  try {
    const { of, token, formId } = JSON.parse(store.get(key) ?? '{}') as Record<string, unknown>;
    if (of !== subjectOf(link) || typeof token !== 'string' || typeof formId !== 'string') return null;
    return { token, formId };
  } catch {
    return null;
  }
};

export const keepSavedProgress = (link: MembershipLink, progress: SavedProgress | null): void =>
  store.set(key, progress && JSON.stringify({ of: subjectOf(link), ...progress }));
