import type { Plugin } from 'vite';

/**
 * Adds a support phone number to the demo build, where a server would use its settings. The numbers 555-0100 to 555-0199
 * are reserved for fiction.
 */
export const demoSupport = (): Plugin => ({
  name: 'portal-demo-support',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'support-phone', content: '+1 (510) 555-0142' }, injectTo: 'head' },
  ],
});
