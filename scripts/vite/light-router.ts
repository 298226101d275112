import type { Plugin } from 'vite';
import { editCode, type Edit } from './edit-code.ts';

const emptied = (name: string, body: string): Edit => ({
  find: new RegExp(String.raw`^function ${name}\([^]*?^\}$`, 'm'),
  put: `function ${name}${body}`,
});

const edits: readonly Edit[] = [
  // The portal fetches ahead by itself; the router's own way is for servers that render.
  emptied('PrefetchPageLinks', '() { return null; }'),
  emptied('usePrefetchBehavior', '() { return [false, null, {}]; }'),
  emptied('RSCErrorHandler', '({ children }) { return children; }'),
  emptied('getRouteInstrumentationUpdates', '() { return {}; }'),
  emptied('instrumentClientSideRouter', '(router) { return router; }'),
  // Else a component stays although nobody draws it, and with it what it would send.
  { find: /^(?:HistoryRouter|Link|NavLink|Form|ScrollRestoration)\.displayName = .*;$/gm, put: '' },
  { find: /(?<=^var (?:Link|NavLink|Form) = )(?=React\d+\.forwardRef\()/gm, put: '/* @__PURE__ */ ' },
];

/**
 * react-router brings what only servers that render need: prefetching of page modules, redirects from server components, watching of
 * loaders from outside. The portal's router runs in the browser alone: 4 kB gz less on every page that has one.
 */
export const lightRouter = (): Plugin => ({
  name: 'portal-light-router',
  apply: 'build',
  transform: {
    filter: {
      id: /node_modules\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
      code: 'function createBrowserRouter(',
    },
    handler(code) {
      const light = editCode(code, edits);
      if (light === null) this.error('react-router has changed: see which of the edited parts it still has');
      return { code: light, map: null };
    },
  },
});
