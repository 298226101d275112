import { languages } from 'virtual:languages';
import * as v from 'valibot';
import { isMonth } from '../figures/figures';
import { isEmail } from '../form/email';
import { isDay } from '../format/date';
import * as described from '../openapi/schema';
import { isRecordId, recordId } from '../resource/resource';
import { cleanCode } from '../text/clean-code';
import { cleanText, hasControlCharacter } from '../text/clean-text';

/** The JSON Schema of a value that is validated by a rule. JSON Schema cannot express the rule itself. */
export type JsonSchema = Pick<
  described.Schema,
  'type' | 'format' | 'pattern' | 'enum' | 'minLength' | 'maxLength' | 'minimum' | 'maximum'
>;

export const jsonSchema = <T>(schema: JsonSchema): v.MetadataAction<T, JsonSchema> => v.metadata(schema);

const withoutControlCharacters = v.check((given: string) => !hasControlCharacter(given), 'characters');
/** A text of one line that is stored or looked up as it is. */
export const text = v.pipe(v.string(), withoutControlCharacters);
/** A text that is parsed or searched for, and never stored. */
export const anyText = v.string();
// The document shows only what stands before a transformation.
/** A line that a user types, such as a name. Cleaned as it is stored. */
export const lineOf = (schema: JsonSchema = {}) =>
  v.pipe(v.string(), jsonSchema(schema), v.transform(cleanText), withoutControlCharacters);
/** A code that a user types, such as a date. */
export const codeOf = (schema: JsonSchema = {}) =>
  v.pipe(v.string(), jsonSchema(schema), v.transform(cleanCode), withoutControlCharacters);
/** A line with at least one character. */
export const typedLine = (max: number) =>
  v.pipe(
    lineOf({ minLength: 1, maxLength: max }),
    v.nonEmpty('required'),
    v.check((given) => Array.from(given).length <= max, 'max'),
  );
export const flag = v.boolean();
export const number = v.number();
export const integer = v.pipe(v.number(), v.integer());
export const id = v.pipe(
  v.number(),
  v.check((given) => isRecordId(given)),
  jsonSchema(described.id),
);
export const day = v.pipe(v.string(), v.check(isDay), jsonSchema(described.day));
export const month = v.pipe(
  v.string(),
  v.check((given) => isMonth(given)),
  jsonSchema(described.month),
);
export const moment = v.pipe(v.string(), v.isoTimestamp());
export const language = v.picklist(languages);
/** A new e-mail address of a user, in lower case as it is stored. */
export const newEmail = v.pipe(
  v.string(),
  jsonSchema({ format: 'email' }),
  v.transform((typed) => cleanCode(typed).toLowerCase()),
  v.nonEmpty('required'),
  v.check(isEmail, 'email'),
);
/** An e-mail address to look up. Its format does not matter, so it is not checked. */
export const anyEmail = codeOf();
/** Never trimmed, never cut. Any characters: a password may be from when they were allowed. */
export const password = v.pipe(v.string(), jsonSchema({ format: 'password' }));
/** Anything that is not a language of the portal counts as English. */
export const languageOrEnglish = v.fallback(v.optional(language, 'en'), 'en');

/** A record's number in a path or a query. */
export const idInAddress = v.pipe(
  v.string(),
  jsonSchema(described.id),
  v.check((given) => recordId(given) !== null),
  v.transform(Number),
);

/** Returns the schema `{ data: [ … ] }`, the shape of every response with several items. */
export const dataOf = <Item extends v.GenericSchema>(item: Item) => v.strictObject({ data: v.array(item) });
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({ data: v.array(item), total_count: integer });

export const success = v.strictObject({ success: flag });
