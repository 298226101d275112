import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { resources } from '@resources';
import { apiDocument, type ApiDocument } from '@server/openapi/document';
import { createHarness } from '../api/harness';

// Third-party tools read the document.

let document: ApiDocument;
beforeAll(async () => {
  document = await apiDocument(resources);
});

test('Redocly finds no errors with its recommended rules', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    // Ids are numbers, so `trash/{id}` and `{id}/history` are never the same path.
    config: await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } }),
  });
  const summaries = problems.map(({ severity, ruleId, location: [at] }) => [severity, ruleId, at?.pointer]);
  expect(summaries).toEqual([
    // The API is private and has no license.
    ['warn', 'info-license', '#/info'],
  ]);
});

const lists = (): string[] =>
  Object.entries(document.paths).flatMap(([path, { get }]) => {
    const described = get?.responses['200'];
    const content = described && 'content' in described ? described.content : {};
    return content['application/json']?.schema.$ref?.endsWith('List') ? [path] : [];
  });

type Get = (path: string) => Promise<unknown>;
interface Program {
  readonly readAll: (get: Get) => Promise<Readonly<Record<string, number>>>;
}

/** Returns the source of a program that reads every list through the generated types. */
const programOf = (paths: readonly string[]): string => `
  import type { paths } from './api';
  type Answer<P extends keyof paths> = paths[P] extends { get: { responses: { 200: { content: { 'application/json': infer A } } } } } ? A : never;
  type Get = <P extends keyof paths>(path: P) => Promise<Answer<P>>;
  export const readAll = async (get: Get): Promise<Record<string, number>> => ({
    ${paths.map((path) => `'${path}': (await get('${path}')).data.length,`).join('\n')}
  });`;

/** Returns the file of each compiler error. */
const filesWithErrors = (files: Readonly<Record<string, string>>): string[] => {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts'],
    skipLibCheck: true,
    types: [],
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const built = ts.createProgram(Object.keys(files), options, {
    ...host,
    fileExists: (name) => name in files || host.fileExists(name),
    readFile: (name) => files[name] ?? host.readFile(name),
    getSourceFile: (name, target) =>
      files[name] === undefined
        ? host.getSourceFile(name, target)
        : ts.createSourceFile(name, files[name], target),
  });
  return ts.getPreEmitDiagnostics(built).map(({ file }) => file?.fileName ?? '');
};

test('a client that openapi-typescript generates compiles and reads every list', async () => {
  const types = astToString(await openapiTypes(JSON.stringify(document)));
  const paths = lists();
  expect(paths.length).toBeGreaterThan(15);
  const program = programOf(paths);
  const files = { '/api.ts': types, '/program.ts': program, '/wrong.ts': programOf(['/api/v1/none']) };
  expect([...new Set(filesWithErrors(files))]).toEqual(['/wrong.ts']);

  const api = await createHarness();
  const [admin, agency] = [await api.tokenOf('admin'), await api.tokenOf('agency')];
  const get: Get = async (path) => {
    const token = path.includes('/evoove/') ? agency : admin;
    return (await api.call('GET', path.replace('/api/', '').replace('{clientId}', '1'), { token })).body;
  };
  const script = ts.transpile(program, { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext });
  const address = `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
  const { readAll } = (await import(/* @vite-ignore */ address)) as Program;
  const counts = await readAll(get);
  expect(Object.keys(counts)).toEqual(paths);
  for (const count of Object.values(counts)) expect(count).toEqual(expect.any(Number));
});
