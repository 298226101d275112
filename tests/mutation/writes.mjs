import { settingsOf } from './settings.mjs';

/** The server's writes, on tests of its calls and on unit tests. */
export default settingsOf({
  name: 'writes',
  testFiles: ['tests/{server,unit}/**/*.test.{ts,tsx}'],
  mutate: ['server/api/resources/{changes,input,operations,write}.ts', 'server/api/run-once.ts'],
});
