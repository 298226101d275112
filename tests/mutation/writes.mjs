import { settingsOf } from './settings.mjs';

/** Mutates the server's writes; runs the server tests and the unit tests. */
export default settingsOf({
  name: 'writes',
  testFiles: ['tests/{server,unit}/**/*.test.{ts,tsx}'],
  mutate: ['server/api/resources/{changes,input,operations,write}.ts', 'server/api/run-once.ts'],
});
