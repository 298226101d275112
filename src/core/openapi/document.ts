/** The part of a schema that the API page shows. */
export interface ApiSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly items?: ApiSchema;
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly ApiSchema[];
}

type Content = Readonly<Record<string, { readonly schema: ApiSchema }>>;

interface ApiParameter {
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: ApiSchema;
}

interface ApiAnswer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

export interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** Empty for a call that needs no token. */
  readonly security?: readonly unknown[];
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, ApiAnswer>>;
}

/** The part of an OpenAPI 3.1 document that the API page reads. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, ApiSchema>>;
    readonly responses: Readonly<Record<string, ApiAnswer>>;
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a response is such a document. Other servers may return anything at that address. */
export const isApiDocument = (value: unknown): value is ApiDocument =>
  isObject(value) &&
  Array.isArray(value['tags']) &&
  ['info', 'paths', 'components'].every((name) => isObject(value[name]));
