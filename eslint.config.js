// The rules of this project only: import boundaries and forbidden syntax. General TypeScript and React rules are in
// .oxlintrc.json, which has type information.
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { textAlone } from './scripts/lint/text-alone.js';
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

const readable = (names) => Object.fromEntries(names.split(' ').map((name) => [name, 'readonly']));

/** The schemas of the calls and their library are for the server only. In the browser they would add to the bundle for no use. */
const typesOfCalls = {
  group: ['@core/calls/**', '**/calls/*', 'valibot', '@valibot/*'],
  allowTypeImports: true,
  message: 'Import the types of a call only (docs/decisions/116-one-schema-per-call.md).',
};

export default defineConfig(
  globalIgnores(['dist/', 'node_modules/', 'coverage/', '.portal/']),
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
          // Absolute, because the resolved files are as the path of this one, and zones are absolute patterns.
          tsconfig: { configFile: `${import.meta.dirname}/tsconfig.json` },
        }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-syntax': ['error', ...forbiddenSyntax, ...forbiddenPaths],
    },
  },
  {
    // Vite reads its configuration before it knows the aliases, and Node runs the .mjs files directly.
    files: ['scripts/vite/**', 'tests/bench/**', '**/*.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax] },
  },
  {
    // `aliases.ts` has the only alias. The configuration files import it.
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
      // The server and the mocks run this code too: no React, no UI library, no browser APIs.
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
    // Words are loaded at run time by language. A component that imports a words file would always bundle that language.
    files: ['src/{lib,ui,pages,app}/**', 'resources/**', 'providers/**'],
    ignores: ['resources/*/server/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['@locales/**', '**/locales/**'], allowTypeImports: true }, typesOfCalls] },
      ],
    },
  },
  {
    // The portal imports from core, so core must not import the schemas either.
    files: ['src/core/**'],
    ignores: ['src/core/calls/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [typesOfCalls] }] },
  },
  {
    files: ['src/{lib,ui,pages,app}/**', 'resources/*/ui/**', 'providers/**'],
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
    files: ['src/**/*.tsx', 'resources/**/*.tsx'],
    plugins: { portal: { rules: { 'text-alone': textAlone } } },
    rules: { 'portal/text-alone': 'error' },
  },
  {
    // `forbiddenQueries` points to this file, so it does not apply here.
    files: ['src/lib/queries.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenSyntax, ...forbiddenPaths, ...forbiddenInPortal] },
  },
  {
    // In TypeScript files the compiler finds unknown names.
    files: ['**/*.{js,mjs}'],
    rules: { 'no-undef': 'error' },
    languageOptions: {
      globals: readable(
        'process console URL URLSearchParams setTimeout clearTimeout fetch performance Buffer AbortSignal',
      ),
    },
  },
  {
    // Parts of these files run inside the page.
    files: ['tests/bench/**', 'tests/helpers/axe.mjs', 'scripts/screens/**'],
    languageOptions: {
      globals: readable(
        'window document matchMedia addEventListener removeEventListener requestAnimationFrame MessageChannel PerformanceObserver',
      ),
    },
  },
);
