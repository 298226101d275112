import type { FormInput, OwnInput } from '../form/form';
import type { ValueKind } from '../form/value-kind';
import type { FoldKind } from '../list/fold';
import type { Schema } from '../openapi/schema';
import type { Scalar } from './condition';
import type { Field } from './field';

/** How the values of a field are compared. `names`: texts with a folded copy. `none`: only whether there is a value. */
export type ComparedAs = 'number' | 'boolean' | 'date' | 'month' | 'date-time' | 'names' | 'text' | 'none';

/**
 * How a value is searched. `plain`: text without a folded copy, such as a date. `number`: found by all of its digits
 * only.
 */
export type SearchKind = FoldKind | 'plain' | 'number';

/** Who reads a value as text: the field, and the language. */
export interface TextReader {
  readonly field: Field;
  readonly language: string;
}

/** Who reads a value in a file: the formats of the user, and the words of the resource. */
export interface CsvReader {
  readonly language: string;
  /** IANA name of the time zone for date-times. */
  readonly timeZone: string;
  readonly yes: string;
  readonly no: string;
  /** Returns the text for a value of a field in words; the value itself if there is none. */
  readonly valueWord: (field: string, value: string) => string;
}

export interface CsvCell extends TextReader {
  /** Name of the field. */
  readonly name: string;
  readonly reader: CsvReader;
}

/** What the current time is written as: a day, a month, or the moment itself. */
export type TimeUnit = 'date' | 'month' | 'date-time';

interface InitialRule {
  readonly isValid: (value: unknown, field: Field) => boolean;
  readonly expected: string;
  /** The word that stands for the current time, and what it is written as. */
  readonly current?: { readonly word: string; readonly unit: TimeUnit };
}

/**
 * A field kind: all that the model knows about its values. What is typed into forms lies in `core/form`, because lists
 * do not load it.
 */
export interface Kind {
  /** The value in the API, as JSON Schema. Its type also decides the column: `integer`, `number`, `boolean`, others text. */
  readonly schema: (field: Field) => Schema;
  readonly compared: ComparedAs;
  /** By the type of the value when absent: numbers as `number`, others as `text`. */
  readonly search?: SearchKind;
  /** How lists name the two orders: A to Z, lowest first, oldest first. `text` when absent. */
  readonly order?: 'text' | 'number' | 'date';
  /** A figure: printed at the right. */
  readonly isFigure?: true;
  /** The values are keys of the resource's words, `values.<field>.<value>`. */
  readonly hasWords?: true;
  /** The value tells by itself what it is, such as a name, and is shown without the name of its field on a line of values. */
  readonly isUnlabeled?: true;
  /** The value names the record's state. */
  readonly isState?: true;
  /** A text of any length: no sort key. */
  readonly isLong?: true;
  /** The value takes the full width of a detail view. */
  readonly isWide?: true;
  /** Formats a value of any type; empty if it is not one of this kind. As it is when absent. */
  readonly text?: (value: unknown, reader: TextReader) => string;
  /** Formats a value for print, where it differs from `text`. */
  readonly print?: (value: unknown, reader: TextReader) => string;
  /** Formats the sum of a column. Columns without it have no sum. */
  readonly sum?: (value: number) => string;
  /** Returns the cell of a file, not yet quoted. The text of a value when absent; null leaves the column out of files. */
  readonly csv?: ((value: unknown, cell: CsvCell) => string) | null;
  /** Converts a value that other servers send differently. Returns a value that it cannot read as it is. */
  readonly read?: (wire: unknown) => unknown;
  /** What `initial` of a field may be. None when absent. */
  readonly initial?: InitialRule;
  /** The value of a new record without an input for the field. `now` is ISO 8601 in UTC. Null when absent. */
  readonly fresh?: (now: string, field: Field) => Scalar;
  /** The input of a field whose form does not say another. */
  readonly inputOf?: (field: Field) => FormInput;
  /** What is typed into forms, for a kind of a project's own. Its fields have no inputs when absent. */
  readonly input?: ValueKind<OwnInput>;
}

/** Returns a plausible value of a field; a different one for each position from 0 on. */
export type Example = (at: number, field: Field) => unknown;
