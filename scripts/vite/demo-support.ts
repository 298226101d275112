import type { Plugin } from 'vite';

/** Names a number to call in the demo build, where the server's settings would: 555-0100 to 555-0199 belong to no one. */
export const demoSupport = (): Plugin => ({
  name: 'portal-demo-support',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'support-phone', content: '+1 (510) 555-0142' }, injectTo: 'head' },
  ],
});
