import type { Row } from '@server/storage/storage';
import { type JsonObject, textOf } from '../body';
import type { ApiDeps } from '../deps';
import { formOf, storedForm } from './forms';
import type { Verified } from './form-token';
import { lastFourTag } from './tags';

const formNamedBy = async ({ storage }: ApiDeps, body: JsonObject): Promise<Row | null> => {
  const envelope = textOf(body, 'envelope_id');
  const found = envelope
    ? await storage.table('envelopes').first([{ field: 'envelope_id', op: 'eq', value: envelope }])
    : null;
  const id = textOf(body, 'form_id') || String(found?.['form_id'] ?? '');
  return id ? storage.table('membership_forms').first([{ field: 'id', op: 'eq', value: id }]) : null;
};

/**
 * The form that a call names by its id or its envelope's, which only the browser that sent it was told. Null without one, and for
 * another person's, another company's or other digits' form.
 */
export const namedForm = async (
  deps: ApiDeps,
  body: JsonObject,
  { recordId, companyId, lastFourTag: tag }: Verified,
): Promise<Row | null> => {
  const row = await formNamedBy(deps, body);
  if (!row || row['company_id'] !== companyId) return null;
  if (recordId !== null) return row['record_id'] === recordId ? row : null;
  const { social_security_number: number } = await formOf(deps, storedForm(row));
  return (await lastFourTag(deps.keys, companyId, number.slice(-4))) === tag ? row : null;
};
