/**
 * Runs within the page itself, before it is shown (see `draw.tsx`): as text, so it may use nothing but what is in it. Hides a look that is
 * not what will be shown, and keeps the last press until the scripts are there to answer it: the browser's own answer to a form would be
 * an address with a password in it.
 */
export const beforeScripts = (screen: string): void => {
  const page = document.documentElement;
  const keeps = (open: () => Storage, key: string) => {
    try {
      return open().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const { step } = (history.state ?? {}) as { step?: unknown };
  const isElsewhere =
    screen === 'login'
      ? keeps(() => localStorage, 'portal.token')
      : keeps(() => sessionStorage, 'portal.membership') ||
        location.hash === '#privacy' ||
        (step !== undefined && step !== 'welcome');
  if (isElsewhere) page.dataset['elsewhere'] = '';

  const keep = (event: Event) => {
    const place = document.getElementById('root');
    const control = event.target instanceof Element ? event.target.closest('button, a[href^="#"]') : null;
    if (place?.dataset['screen'] === undefined || (event.type === 'click' && !control)) return;
    event.preventDefault();
    const pressed = event.type === 'submit' ? (event as SubmitEvent).submitter : control;
    place.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    pressed?.setAttribute('data-pressed', '');
  };
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
};
