/** Named rules; each is implemented once in `core/form/rules` for browser and server. */
export type RuleName = 'email' | 'zip-code' | 'state' | 'phone';

interface InputBase {
  /** Not marked: required. */
  readonly optional?: boolean;
  readonly rule?: RuleName;
  /** Longest text, in characters. */
  readonly max?: number;
  /** The HTML autofill token. */
  readonly autoComplete?: string;
}

export interface TextInput extends InputBase {
  readonly kind: 'text' | 'email' | 'phone' | 'zip-code';
}
/** A choice from a fixed list known to core (US states). */
export interface SelectInput extends InputBase {
  readonly kind: 'select';
  readonly options: 'us-states';
}
/** One record (`record`) or several (`records`) of another resource; the value is the id or the list of ids. */
export interface RecordInput extends InputBase {
  readonly kind: 'record' | 'records';
  readonly resource: string;
  /** On an existing record: where its present value comes from, when not from a field of the same name. */
  readonly from?: { readonly field: string; readonly key: string };
}
export type FormInput = TextInput | SelectInput | RecordInput;

export interface FormFill {
  /** The lookup resource that is searched. */
  readonly from: string;
  /** Which form inputs take which of the found record's fields. */
  readonly into: Readonly<Record<string, string>>;
}

export interface FormSpec {
  readonly inputs: Readonly<Record<string, FormInput>>;
  /** Inputs side by side, row by row; an input that no row names stands alone, in order. */
  readonly rows?: readonly (readonly string[])[];
  /** A search box that fills several inputs from one found record. It stands before the first of them. */
  readonly fill?: FormFill;
  /** Which input a refusal's `detail` belongs to, e.g. `{ 'username taken': 'username' }`. */
  readonly serverErrors?: Readonly<Record<string, string>>;
}
