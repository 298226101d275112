import { notify } from '@lib/notify';
import type { Services } from './services';

/**
 * Says it once, and until it is taken away, when the browser cannot keep a sign-in: the person would wonder at the next reload. To be
 * called after the router has subscribed, which drops the notices of the user before.
 */
export const noticeWhenOnlyHere = (
  { session, isOnlyHere }: Pick<Services, 'session' | 'isOnlyHere'>,
  text: () => string,
): void => {
  let isSaid = false;
  session.subscribe(() => {
    const isNews = isOnlyHere() && !isSaid;
    isSaid = isOnlyHere();
    if (isNews) notify({ kind: 'info', key: 'only-here', text: text(), durationMs: null });
  });
};
