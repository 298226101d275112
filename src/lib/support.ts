import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What the server of the page writes into `<meta name="support-…">`; empty without it, and where a page is drawn beforehand. */
const useMeta = (name: string): string =>
  useSyncExternalStore(
    never,
    () => document.querySelector<HTMLMetaElement>(`meta[name="support-${name}"]`)?.content ?? '',
    () => '',
  );

export interface Support {
  readonly email: string;
  readonly phone: string;
}

/** Whom the user may ask, by the settings `SUPPORT_EMAIL` and `SUPPORT_PHONE`; empty where they are not set. */
export const useSupport = (): Support => ({ email: useMeta('email'), phone: useMeta('phone') });
