/** What is typed into a choice of records while no record is chosen for it. The form does not send it. */
export interface TypedChoice {
  readonly typed: string;
}

export const isTypedChoice = (value: unknown): value is TypedChoice =>
  typeof value === 'object' && value !== null && 'typed' in value && typeof value.typed === 'string';

/** Returns the typed text in the value of a choice of one or several records; empty if there is none. */
export const typedTextIn = (value: unknown): string => [value].flat().find(isTypedChoice)?.typed ?? '';
