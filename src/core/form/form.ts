import type { DeclaredCondition } from '../resource/condition';
import type { OwnKind } from '../resource/field';

/** Named rules; each is implemented once in `core/form/rules` for browser and server. */
export type RuleName = 'email' | 'zip-code' | 'state' | 'phone' | 'person-name';

/** The operations that have a form. */
export type FormOperation = 'create' | 'edit';

/**
 * Data that a typo of a caller must not change unnoticed. A body that writes them may only have known names; see
 * `closed-body`.
 */
export type ProtectedData = 'money' | 'rights' | 'identity';

interface InputBase {
  /** Which protected data the input writes. Only needed if the input's kind does not show it; see `protectedDataOf`. */
  readonly writes?: ProtectedData;
  /** Inputs are required unless they are marked as optional. */
  readonly optional?: boolean;
  /**
   * If the condition does not hold, the input is not shown and not required, and the server ignores it. Its fields are
   * other inputs, which have no condition themselves; `role_id.needs_clients` is a field of the record chosen in
   * `role_id`.
   */
  readonly when?: DeclaredCondition;
  /** An optional input is required while the condition holds. */
  readonly requiredWhen?: DeclaredCondition;
  /** The only form that has the input. Both when absent. The server ignores the input in the other form. */
  readonly on?: FormOperation;
  readonly rule?: RuleName;
  /** Maximum length of the text, in characters. */
  readonly max?: number;
  /** The input is personal data, so drafts do not store it. E-mail addresses and phone numbers are always personal. */
  readonly personal?: true;
  /**
   * Name of an own input, for a value that no kind of input fits: a file `ui/<name>.input.tsx` of a resource. The kind
   * still says what is typed, its rules and its value; a text is typed in all kinds but `boolean`, `record` and `records`.
   */
  readonly input?: string;
  /** The HTML autofill token. */
  readonly autoComplete?: string;
}

/** An input of a field, whose kind it has. It is optional if the field is `nullable`. */
export interface FieldInput extends InputBase {
  readonly kind?: never;
}

export interface TextInput extends InputBase {
  readonly kind: 'text' | 'email' | 'phone' | 'zip-code';
}
/** One of the USPS codes of states, territories and military addresses. */
export interface StateInput extends InputBase {
  readonly kind: 'us-state';
}
/** One of a status field's values, with the texts of the values. */
export interface ChoiceInput extends InputBase {
  readonly kind: 'choice';
  readonly values: readonly string[];
}
/** Percent as typed (12.5), with at most two decimals; a fraction 0–1 in the API. */
export interface PercentInput extends InputBase {
  readonly kind: 'percent';
  /** Bounds in percent, inclusive. */
  readonly from: number;
  readonly to: number;
}
/** A figure as typed (1,234.5); a number in the API. Bounds are inclusive; the defaults are minus and plus a billion. */
export interface NumberInput extends InputBase {
  readonly kind: 'number';
  /** Maximum number of decimals, 0–6; 0 when absent. */
  readonly decimals?: number;
  readonly from?: number;
  readonly to?: number;
}
/** Dollars as typed ($1,234.50), with at most two decimals; a number of dollars in the API. Bounds as for a number. */
export interface MoneyInput extends InputBase {
  readonly kind: 'money';
  readonly from?: number;
  readonly to?: number;
}
/** A date, `yyyy-MM-dd` in the API. Bounds are inclusive; the defaults are 1900-01-01 and 2100-12-31. */
export interface DateInput extends InputBase {
  readonly kind: 'date';
  readonly from?: DayBound;
  readonly to?: DayBound;
}
/** A month of a year, `yyyy-MM` in the API. `today` is the current month. */
export interface MonthInput extends InputBase {
  readonly kind: 'month';
  readonly from?: MonthBound;
  readonly to?: MonthBound;
}
/** A year of four digits; a number in the API. Bounds are inclusive; the defaults are 1900 and 2100. `today` is the current year. */
export interface YearInput extends InputBase {
  readonly kind: 'year';
  readonly from?: YearBound;
  readonly to?: YearBound;
}
/** A duration as typed (1 h 30 min, 1:30, 90); whole minutes in the API. Bounds in minutes, inclusive; 0 and a year when absent. */
export interface DurationInput extends InputBase {
  readonly kind: 'duration';
  readonly from?: number;
  readonly to?: number;
}
export type DayBound = 'today' | `${number}-${number}-${number}`;
export type MonthBound = 'today' | `${number}-${number}`;
export type YearBound = 'today' | number;
/** Yes or no. A required one is a checkbox, which always has a value. An optional one can also be empty, which is null. */
export interface BooleanInput extends InputBase {
  readonly kind: 'boolean';
}
/** The URL of a page, https only. */
export interface LinkInput extends InputBase {
  readonly kind: 'link';
}
/** A multiline text, at most 2,000 characters unless `max` is set. Lists cannot sort by it. */
export interface LongTextInput extends InputBase {
  readonly kind: 'long-text';
}
/** A value of a kind that a project has of its own. Declared without a kind, for a field of it. */
export interface OwnInput extends InputBase {
  readonly kind: 'own';
  readonly of: OwnKind;
}
/** Inputs whose typed text is parsed into a value. If they are optional and empty, they are null in the API. */
export type ValueInput =
  | NumberInput
  | MoneyInput
  | PercentInput
  | DateInput
  | MonthInput
  | YearInput
  | DurationInput
  | BooleanInput
  | LinkInput
  | LongTextInput
  | OwnInput;
/** One record (`record`) or several (`records`) of another resource. The value is the id or the list of ids. */
export interface RecordInput extends InputBase {
  readonly kind: 'record' | 'records';
  readonly resource: string;
  /** For an existing record: where the current value comes from, if not from a field with the name of the input. */
  readonly from?: { readonly field: string; readonly key: string };
  /** For an existing record: the field with the name of the currently chosen record. */
  readonly label?: string;
  /** Query parameters that filter the choices. The server must support them. */
  readonly query?: Readonly<Record<string, string>>;
  /** For records of a client: the input that selects the client. If several are chosen, the first one is used. */
  readonly client?: string;
}
/**
 * A declaration's input of a relation: `worksite: { kind: 'relation' }`. `defineResource` makes it the record input of the
 * key, `worksite_id`, which is optional where the relation is.
 */
export interface RelationInput extends InputBase, Pick<RecordInput, 'query'> {
  readonly kind: 'relation';
}
export type FormInput = TextInput | StateInput | ChoiceInput | ValueInput | RecordInput;

export interface FormFill {
  /** The lookup resource to search. */
  readonly from: string;
  /** Maps form inputs to the fields of the found record. */
  readonly into: Readonly<Record<string, string>>;
}

/** A rule between the fields of a record. Its text is `rules.<name>`. */
export interface FormRule<Name extends string = string, Input extends string = string> {
  /** The input that shows the error. */
  readonly at: Input;
  /**
   * What every saved record meets. The rule says nothing about a record where a field that it compares is empty. Values
   * may be constants, other fields and the current day.
   */
  readonly must: DeclaredCondition<Name>;
}

export interface FormSpec {
  readonly inputs: Readonly<Record<string, FormInput>>;
  /** Inputs that are side by side, by row. Other inputs have a separate row, in their order. */
  readonly rows?: readonly (readonly string[])[];
  /** A search box that fills several inputs from a found record. It is shown before the first of them. */
  readonly fill?: FormFill;
  /** The input that an error's `detail` belongs to, e.g. `{ 'username taken': 'username' }`. */
  readonly serverErrors?: Readonly<Record<string, string>>;
  /** Rules between fields, by name. Declared as `rules` of the resource. */
  readonly rules?: Readonly<Record<string, FormRule>>;
}

/** Whether the input is personal data. */
export const isPersonal = ({ kind, personal }: FormInput): boolean =>
  personal === true || kind === 'email' || kind === 'phone';
