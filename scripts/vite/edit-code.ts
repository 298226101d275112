/** What stands in a module, and what stands there instead. */
export interface Edit {
  readonly find: RegExp;
  readonly put: string;
}

/** The edited code; null where one of the edits finds nothing any more. */
export const editCode = (code: string, edits: readonly Edit[]): string | null =>
  edits.reduce<string | null>(
    (text, { find, put }) => (text !== null && text.search(find) >= 0 ? text.replace(find, put) : null),
    code,
  );
