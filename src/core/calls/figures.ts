import * as v from 'valibot';
import { dataOf, month, number, text } from './values';

// Responses of the figure calls of resources. Their paths and keys come from the declarations.

/** Returns the schema of figures by key. Any key is allowed if the declaration has none. */
export const figuresAnswer = (keys: readonly string[]) =>
  dataOf(v.strictObject({ key: keys.length > 0 ? v.picklist(keys) : text, count: number }));
export type FiguresAnswer = v.InferOutput<ReturnType<typeof figuresAnswer>>;

/** Values by month. */
export const trendAnswer = dataOf(v.strictObject({ month, count: number }));
export type TrendAnswer = v.InferOutput<typeof trendAnswer>;
