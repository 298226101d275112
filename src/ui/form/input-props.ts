import type { Words } from '../cells/cell-kind';

/** What every input of a generated form is handed. `value` and `onChange` are the form's own. */
export interface InputProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly error: string;
  /** What to know before it is filled in. */
  readonly help?: string | undefined;
  readonly optional: boolean;
  readonly autoComplete: string | undefined;
  readonly autoFocus: boolean;
  readonly words: Words;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}
