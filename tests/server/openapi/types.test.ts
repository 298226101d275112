import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@resources';
import { apiDocument } from '@server/openapi/document';
import { documentTypes } from '@server/openapi/types';

let declarations = '';
beforeAll(async () => {
  declarations = documentTypes(await apiDocument(resources));
});

/** Returns the compiler errors of a program that uses the declarations. */
const compileErrors = (program: string): string[] => {
  const files: Readonly<Record<string, string>> = {
    '/api.d.ts': declarations,
    '/program.ts': `import type { ApiCalls, ClaimsRow } from './api';\n${program}`,
  };
  const options: ts.CompilerOptions = { strict: true, noEmit: true, noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  const known = (name: string) => files[name];
  // With noLib the compiler has no built-in types. These are the ones that it and the declarations need.
  const library = `interface Array<T> { [n: number]: T } interface ReadonlyArray<T> { readonly [n: number]: T } interface Boolean {} interface CallableFunction {}
    interface Function {} interface IArguments {} interface NewableFunction {} interface Number {} interface Object {} interface RegExp {}
    interface String {} interface Blob {} type Readonly<T> = { readonly [K in keyof T]: T[K] }; type Record<K extends keyof any, T> = { [P in K]: T };`;
  const built = ts.createProgram(['/library.d.ts', '/program.ts'], options, {
    ...host,
    fileExists: (name) => known(name) !== undefined || name === '/library.d.ts',
    readFile: (name) => (name === '/library.d.ts' ? library : known(name)),
    getSourceFile: (name, target) => {
      const text = name === '/library.d.ts' ? library : known(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, target);
    },
  });
  return ts
    .getPreEmitDiagnostics(built)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};

describe('types of the API', () => {
  test('compile, and describe calls by method and path', () => {
    expect(
      compileErrors(`
        type Claims = ApiCalls['GET /api/eip/clients/{clientId}/claims'];
        export const path: Claims['path'] = { clientId: 1 };
        export const query: Claims['query'] = { sort: 'injury_date', order: 'desc', claim_status: 'Open' };
        export const body: ApiCalls['POST /api/v1/auth/login']['body'] = { username: 'a', password: 'b' };
        export declare const row: ClaimsRow;
        export const incurred: number = row.total_incurred;
        export const left: string | null = ({} as ApiCalls['GET /api/eip/clients/{clientId}/workers/{id}']['answer']).left_date;
      `),
    ).toEqual([]);
  });

  test.each([
    [
      'a parameter that no call takes',
      "export const query: ApiCalls['GET /api/v1/users']['query'] = { page: 1 };",
    ],
    [
      'a sort key that is no column',
      "export const query: ApiCalls['GET /api/v1/users']['query'] = { sort: 'id' };",
    ],
    ['a status that is none', "export const status: ClaimsRow['claim_status'] = 'Lost';"],
    [
      'a body without its password',
      "export const b: ApiCalls['POST /api/v1/auth/login']['body'] = { username: 'a' };",
    ],
    [
      'a path without its client',
      "export const p: ApiCalls['GET /api/eip/clients/{clientId}/claims']['path'] = {};",
    ],
    [
      'a value that may be missing',
      "export const n: string = ({} as ApiCalls['GET /api/eip/clients/{clientId}/workers/{id}']['answer']).left_date;",
    ],
  ])('reject %s', (_what, program) => {
    expect(compileErrors(program)).toHaveLength(1);
  });
});
