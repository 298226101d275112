import { settingsOf } from './settings.mjs';

/** Mutates pure rules and the session; runs the unit tests. */
export default settingsOf({
  name: 'rules',
  testFiles: ['tests/unit/**/*.test.{ts,tsx}'],
  mutate: [
    'providers/session/*.ts',
    'src/app/portal/guards.ts',
    'src/core/access/ability.ts',
    'src/core/form/{percent,rules,schema}.ts',
    'src/core/format/text.ts',
    'src/core/list/{address,list-state,period,request}.ts',
    'src/core/membership/{answers,calendar,link,member-errors,normalize-field,postal-address,signing-address,social-security,zip-state}.ts',
    'src/core/navigation/{landing,menu,paths,redirect}.ts',
    'src/core/session/*.ts',
  ],
});
