import type { FieldChange } from '@core/resource/field';

/** Whether a value of an answer is the change of a field. */
export const isChange = (value: unknown): value is FieldChange =>
  typeof value === 'object' && value !== null && typeof (value as { field?: unknown }).field === 'string';
