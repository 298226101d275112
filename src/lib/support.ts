import { useSyncExternalStore } from 'react';

const noopSubscribe = () => () => undefined;

/** Reads `<meta name="support-…">`, which the server of the page writes. Empty without it and in prerendered pages. */
const useMeta = (name: string): string =>
  useSyncExternalStore(
    noopSubscribe,
    () => document.querySelector<HTMLMetaElement>(`meta[name="support-${name}"]`)?.content ?? '',
    () => '',
  );

export interface Support {
  readonly email: string;
  readonly phone: string;
}

/** Returns the support contact from the settings `SUPPORT_EMAIL` and `SUPPORT_PHONE`; empty where they are not set. */
export const useSupport = (): Support => ({ email: useMeta('email'), phone: useMeta('phone') });
