import type { Plugin } from 'vite';

/**
 * The theme switches off the ripple of every button (nothing moves for decoration), yet each button brings its code and the
 * animations under it: 3 kB gz on every page.
 */
export const noRipple = (): Plugin => ({
  name: 'portal-no-ripple',
  apply: 'build',
  load: {
    filter: { id: /@mui\/material\/ButtonBase\/TouchRipple\.js$/ },
    handler: () => 'export default () => null;',
  },
});
