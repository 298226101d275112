/**
 * Runs within the page itself, before it is shown (see `draw.tsx`): as text, so it may use nothing but what is in it. Hides a look that is
 * not what will be shown, and keeps the last press until the scripts are there to answer it: the browser's own answer to a form would be
 * an address with a password in it.
 */
export const beforeScripts = (screen: string): void => {
  const page = document.documentElement;
  const kept = (open: () => Storage, key: string) => {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  };
  const { step } = (history.state ?? {}) as { step?: unknown };
  const isElsewhere =
    screen === 'login'
      ? kept(() => localStorage, 'portal.token') !== null
      : kept(() => sessionStorage, 'portal.membership') !== null ||
        location.hash === '#privacy' ||
        (step !== undefined && step !== 'welcome');
  // The server knows the language of the address and of the browser; one that was chosen is known here alone.
  const chosen = kept(() => localStorage, 'portal.language') ?? page.lang;
  const isSpoken = page.lang === chosen || page.lang === new URLSearchParams(location.search).get('lang');
  if (isElsewhere || !isSpoken) page.dataset['elsewhere'] = '';

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
