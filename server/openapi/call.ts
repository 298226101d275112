import type { Call } from '@core/calls/call';
import type { Schema } from '@core/openapi/schema';

/** A parameter in addition to the ones in the path. Also describes a path parameter that is not only a number. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
  readonly required?: boolean;
  readonly description?: string;
}

/** A response: JSON with a schema, or a file of a media type. */
export type Answer = { readonly schema: Schema } | { readonly file: string };

/** One call of the API, as described in the document. */
export interface ApiCall {
  readonly method: Call['method'] | 'patch';
  /** The full path, with `{name}` for its parameters. */
  readonly path: string;
  /** Operation id: unique, kebab-case. */
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /** Whether the call needs no token. */
  readonly isOpen?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly body?: Schema;
  /** Whether the body is optional. */
  readonly mayBeEmpty?: true;
  /** How the call handles fields that the body's schema does not name. */
  readonly unknownFields?: 'refused' | 'ignored';
  /** Fields of the body that are not sent keep their values. */
  readonly isPartial?: true;
  readonly example?: Call['example'];
  readonly status?: 200 | 201;
  /** The response with status 200 of a call that answers 201, when there is nothing to create. */
  readonly existing?: Schema;
  /** The response with status 202, when the work is done later. */
  readonly accepted?: Schema;
  /** The first is the default. More than one when the call supports several formats. */
  readonly answers: readonly Answer[];
  /** Error statuses. All errors have one shape. Statuses that every call has, or every call with a body, are not listed. */
  readonly refusals: readonly number[];
}

/** Converts a router path (`:id`) to the document's notation (`{id}`). */
export const documentPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
