import type { Call } from '@core/calls/call';
import type { Schema } from './schema';

/** A parameter beside those that follow from the path; a path parameter described here is not just a number. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
  readonly required?: boolean;
  readonly description?: string;
}

/** What comes back: JSON of a schema, or a file of a media type. */
export type Answer = { readonly schema: Schema } | { readonly file: string };

/** One call of the API, as the document describes it. */
export interface ApiCall {
  readonly method: Call['method'];
  /** The whole path, with `{name}` for its parameters. */
  readonly path: string;
  /** Names the call in programs: unique, kebab-case. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** No token is sent. */
  readonly isOpen?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly body?: Schema;
  /** The call may come without a body. */
  readonly mayBeEmpty?: true;
  /** What becomes of fields that the body's schema does not name. */
  readonly unknownFields?: 'refused' | 'ignored';
  readonly example?: Call['example'];
  readonly status?: 200 | 201;
  /** The first is the usual one; several where the call answers in several forms. */
  readonly answers: readonly Answer[];
  /** Statuses of refusals, which all have one shape; those that any call has, or any with a body, are not named. */
  readonly refusals: readonly number[];
}

/** A path as the router has it (`:id`) in the document's way of writing. */
export const documentPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
