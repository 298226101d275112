import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { zones } from './scripts/lint/zones.js';
import {
  forbiddenInBuild,
  forbiddenInJsx,
  forbiddenInLoaders,
  forbiddenInPortal,
  forbiddenPaths,
  forbiddenQueries,
  forbiddenSyntax,
} from './scripts/lint/syntax.js';

const typed = ['**/*.{ts,tsx}'];
const readable = (names) => Object.fromEntries(names.split(' ').map((name) => [name, 'readonly']));

/** The schemas of the calls, and the library that they are made with, belong to the server: a browser would only carry them. */
const typesOfCalls = {
  group: ['@core/calls/**', '**/calls/*', 'valibot', '@valibot/*'],
  allowTypeImports: true,
  message: 'Import the types of a call only (docs/decisions/116-one-schema-per-call.md).',
};

export default defineConfig(
  globalIgnores(['dist/', 'node_modules/', 'coverage/', '.portal/']),
  js.configs.recommended,
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // A loader answers with thrown redirects and responses: that is React Router's own way.
      '@typescript-eslint/only-throw-error': 'off',
      // `T` used once is how the typed words and records of the model are written down.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // An empty mapped type stands for 'none declared' in the model.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // Nothing declares an enum (scripts/lint/syntax.js); it compared the types of every assignment and argument.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
          tsconfig: { configFile: 'tsconfig.json' },
        }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...forbiddenSyntax, ...forbiddenPaths],
    },
  },
  {
    // Vite reads its configuration before it knows the aliases, and Node runs the .mjs files itself.
    files: ['scripts/vite/**', 'tests/bench/**', '**/*.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax] },
  },
  {
    // `aliases.ts` holds the one alias, which the configurations take from there.
    files: ['scripts/vite/**'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax, ...forbiddenInBuild] },
  },
  {
    files: ['scripts/vite/{locales,threads}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax, ...forbiddenInLoaders] },
  },
  {
    files: ['vite.config.ts', 'vitest.config.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...forbiddenSyntax,
        { ...forbiddenInBuild[0], selector: 'Property[key.name=/^(transform|renderChunk|load|resolveId)$/]' },
      ],
    },
  },
  {
    files: ['src/core/**'],
    rules: {
      // The server and the mocks run the same rules: no React, no interface library, no browser.
      'no-restricted-imports': [
        'error',
        { patterns: ['react*', '@mui/*', '@refinedev/*', '@emotion/*', '@tanstack/*'] },
      ],
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'localStorage',
        'sessionStorage',
        'navigator',
        'location',
      ],
    },
  },
  {
    // Words are loaded at run time by language; a component that imports a file of them would carry that language always.
    files: ['src/{lib,ui,pages,app}/**', 'resources/**', 'providers/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@locales/**', '**/locales/**'], allowTypeImports: true }, typesOfCalls] },
      ],
    },
  },
  {
    // What the portal imports of core must not bring the schemas along either.
    files: ['src/core/**'],
    ignores: ['src/core/calls/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [typesOfCalls] }] },
  },
  {
    files: ['src/**/*.tsx', 'providers/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['src/{lib,ui,pages,app}/**', 'providers/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...forbiddenSyntax,
        ...forbiddenPaths,
        ...forbiddenInJsx,
        ...forbiddenInPortal,
        ...forbiddenQueries,
      ],
    },
  },
  {
    // The one place that the rule sends everything else to.
    files: ['src/lib/queries.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax, ...forbiddenPaths, ...forbiddenInPortal] },
  },
  {
    files: ['tests/**'],
    rules: {
      // A test states what it knows: the element is there, the answer has this shape.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      // It looks up every name of a file; a call that goes out of use is seen where the portal makes it.
      '@typescript-eslint/no-deprecated': 'off',
      // It compares the types of every argument; a test states the shape that it needs.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: readable(
        'process console URL URLSearchParams setTimeout clearTimeout fetch performance Buffer AbortSignal',
      ),
    },
  },
  {
    // Parts of these run inside the measured page.
    files: ['tests/bench/**', 'tests/helpers/axe.mjs', 'scripts/screens/**'],
    languageOptions: {
      globals: readable(
        'window document matchMedia addEventListener removeEventListener requestAnimationFrame MessageChannel PerformanceObserver',
      ),
    },
  },
  { files: ['scripts/**', 'tests/bench/**', 'tests/setup/**'], rules: { 'no-console': 'off' } },
);
