import './require-node.mjs';

// Vite's own command, with what was said after `npm run dev --`.
await import(new URL('../node_modules/vite/bin/vite.js', import.meta.url).href);
