import type { Plugin } from 'vite';

const stub = `
const none = () => undefined;
const ripple = { ref: { current: null }, shouldMount: false, start: none, stop: none, pulsate: none };
export default () => ripple;`;

/**
 * The theme switches off the ripple of every button (nothing moves for decoration), yet each button brings its code and the
 * animations under it: 3 kB gz on every page. Worse, a button whose ripple never comes keeps every event that would have moved it,
 * and with the events the elements they name, long gone from the page.
 */
export const noRipple = (): Plugin => ({
  name: 'portal-no-ripple',
  apply: 'build',
  load: {
    filter: { id: /@mui\/material\/(?:ButtonBase\/TouchRipple|useLazyRipple\/useLazyRipple)\.js$/ },
    handler: (id) => (id.includes('TouchRipple') ? 'export default () => null;' : stub),
  },
});
