import type { Scalar } from '../resource/condition';

/** Named rules; each is implemented once in `core/form/rules` for browser and server. */
export type RuleName = 'email' | 'zip-code' | 'state' | 'phone';

/** The operations that have a form. */
export type FormOperation = 'create' | 'edit';

/**
 * Another input of the same form that has this value or, with `field`, in which a record is chosen that has it there. The other one has no
 * condition of its own.
 */
export interface InputWhen {
  readonly input: string;
  readonly field?: string;
  readonly is: Scalar;
}

/** What no slip of a caller may change unnoticed. A body that writes it has known names only; see `closed-body`. */
export type Guarded = 'money' | 'rights' | 'identity';

interface InputBase {
  /** Said where the kind of the input does not say it. */
  readonly writes?: Guarded;
  /** Not marked: required. */
  readonly optional?: boolean;
  /** Without it the input is neither shown nor asked for, and the server takes no notice of it. */
  readonly when?: InputWhen;
  /** The only form that has it; both when absent. The server takes no notice of it in the other. */
  readonly on?: FormOperation;
  readonly rule?: RuleName;
  /** Longest text, in characters. */
  readonly max?: number;
  /** Tells who a person is: no draft keeps it. Mail addresses and phone numbers always do. */
  readonly personal?: true;
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
/** One of a status field's values; the words are those of the values. */
export interface ChoiceInput extends InputBase {
  readonly kind: 'choice';
  readonly values: readonly string[];
}
/** Percent as people write it (12.5), with at most two decimals; a fraction 0–1 on the wire. */
export interface PercentInput extends InputBase {
  readonly kind: 'percent';
  /** Bounds in percent, both allowed. */
  readonly from: number;
  readonly to: number;
}
/** A figure as people write it (1,234.5); a number on the wire. Bounds are allowed themselves; absent, they are a billion. */
export interface NumberInput extends InputBase {
  readonly kind: 'number';
  /** Most decimals, 0–6; 0 when absent. */
  readonly decimals?: number;
  readonly from?: number;
  readonly to?: number;
}
/** Dollars as people write them ($1,234.50), cents and no less; a number of dollars on the wire. Bounds as those of a number. */
export interface MoneyInput extends InputBase {
  readonly kind: 'money';
  readonly from?: number;
  readonly to?: number;
}
/** A day of the calendar, `yyyy-MM-dd` on the wire. Bounds are allowed themselves; absent, they are 1900 and 2100. */
export interface DateInput extends InputBase {
  readonly kind: 'date';
  readonly from?: DayBound;
  readonly to?: DayBound;
}
/** A month of a year, `yyyy-MM` on the wire; `today` is the present one. */
export interface MonthInput extends InputBase {
  readonly kind: 'month';
  readonly from?: MonthBound;
  readonly to?: MonthBound;
}
export type DayBound = 'today' | `${number}-${number}-${number}`;
export type MonthBound = 'today' | `${number}-${number}`;
/** Yes or no: a box to tick, never asked for in vain. Optional, it may also be left open, and is null then. */
export interface BooleanInput extends InputBase {
  readonly kind: 'boolean';
}
/** The address of a page, https only. */
export interface LinkInput extends InputBase {
  readonly kind: 'link';
}
/** A text of several lines, at most 2,000 characters unless `max` says otherwise. Lists cannot sort by it. */
export interface LongTextInput extends InputBase {
  readonly kind: 'long-text';
}
/** Inputs whose typed text is read into a value; optional and empty, they are null on the wire. */
export type ValueInput =
  NumberInput | MoneyInput | PercentInput | DateInput | MonthInput | BooleanInput | LinkInput | LongTextInput;
/** One record (`record`) or several (`records`) of another resource; the value is the id or the list of ids. */
export interface RecordInput extends InputBase {
  readonly kind: 'record' | 'records';
  readonly resource: string;
  /** On an existing record: where its present value comes from, when not from a field of the same name. */
  readonly from?: { readonly field: string; readonly key: string };
  /** On an existing record: the field with the name of its present value. */
  readonly label?: string;
  /** Narrows the choices; the server knows the parameter. */
  readonly query?: Readonly<Record<string, string>>;
  /** Records of a client: the input that names the client, by the first one chosen there. */
  readonly client?: string;
}
export type FormInput = TextInput | SelectInput | ChoiceInput | ValueInput | RecordInput;

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

/** Whether what is typed tells who a person is. */
export const isPersonal = ({ kind, personal }: FormInput): boolean =>
  personal === true || kind === 'email' || kind === 'phone';
