// Types and lint of the product, or of the tests, in one process: `node scripts/lint/check-code.mjs product`. The linter's rules ask the
// compiler that has just checked the types, instead of one of their own. Two processes have both processors at work. Files named behind it are
// the only ones that are linted.
import '../require-node.mjs';
import { join, relative } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { root } from '../build-state.mjs';
import { fail } from '../require-node.mjs';

const [half, ...named] = process.argv.slice(2);
if (half !== 'product' && half !== 'tests') fail('What shall be checked? `product` or `tests`.');
const isChecked = (file) => relative(root, file).startsWith('tests/') === (half === 'tests');

const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  { incremental: true, tsBuildInfoFile: join(root, `node_modules/.cache/types-${half}.tsbuildinfo`) },
  { ...ts.sys, getCurrentDirectory: () => root, onUnRecoverableConfigFileDiagnostic: () => undefined },
);
// The product imports no test; the tests import the product, and what it says of others' modules holds in them too.
const rootNames = half === 'tests' ? fileNames : fileNames.filter(isChecked);
const host = ts.createIncrementalCompilerHost(options);
const builder = ts.createIncrementalProgram({ rootNames, options, host });
const program = builder.getProgram();

// Types are checked where they may have changed since the last run; what was found elsewhere is kept.
const isElsewhere = ({ fileName }) => fileName.includes('/node_modules/') || !isChecked(fileName);
while (builder.getSemanticDiagnosticsOfNextAffectedFile(undefined, isElsewhere));

const found = [
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program
    .getSourceFiles()
    .filter((file) => !isElsewhere(file))
    .flatMap((file) => [...builder.getSyntacticDiagnostics(file), ...builder.getSemanticDiagnostics(file)]),
];
builder.emit();
const told = ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(found), {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
});

// In the name of a cached result, in place of all that is in a program.
const programs = Object.assign([program], { toJSON: () => half });
const eslint = new ESLint({
  cwd: root,
  cache: named.length === 0,
  cacheLocation: `node_modules/.cache/eslint/${half}`,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { programs, projectService: false } },
  },
  ...(half === 'product' && { ignorePatterns: ['tests/'] }),
});
const usual = half === 'tests' ? ['tests'] : ['.'];
const results = await eslint.lintFiles(named.length > 0 ? named : usual);
const words = await (await eslint.loadFormatter('stylish')).format(results);
const problems = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);

process.stdout.write(told + words);
process.exitCode = found.length + problems > 0 ? 1 : 0;
