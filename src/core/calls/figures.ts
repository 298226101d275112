import * as v from 'valibot';
import { dataOf, month, number, text } from './values';

// What the figure calls of resources answer. Their addresses and keys follow from the declarations.

/** Figures by key; of any key where the declaration names none. */
export const figuresAnswer = (keys: readonly string[]) =>
  dataOf(v.strictObject({ key: keys.length > 0 ? v.picklist(keys) : text, count: number }));
export type FiguresAnswer = v.InferOutput<ReturnType<typeof figuresAnswer>>;

/** A course over months. */
export const trendAnswer = dataOf(v.strictObject({ month, count: number }));
export type TrendAnswer = v.InferOutput<typeof trendAnswer>;
