import './require-node.mjs';

// Runs Vite's command with the arguments after `npm run dev --`.
await import(new URL('../node_modules/vite/bin/vite.js', import.meta.url).href);
