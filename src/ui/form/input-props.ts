import type { Words } from '../cells/cell-kind';

/** The props of every input of a generated form. `value` and `onChange` come from the form. */
export interface InputProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly error: string;
  /** Help text for filling in the field. */
  readonly help?: string | undefined;
  readonly optional: boolean;
  readonly autoComplete: string | undefined;
  readonly autoFocus: boolean;
  readonly words: Words;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}
