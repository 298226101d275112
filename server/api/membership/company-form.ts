import type { Row } from '../../storage/storage';
import { type JsonObject, textOf } from '../body';
import type { ApiDeps } from '../deps';
import { formOf, storedForm } from './forms';
import type { Verified } from './form-token';
import { lastFourTag } from './tags';

const namedForm = async ({ storage }: ApiDeps, body: JsonObject): Promise<Row | null> => {
  const envelope = textOf(body, 'envelope_id');
  const found = envelope
    ? await storage.table('envelopes').first([{ field: 'envelope_id', op: 'eq', value: envelope }])
    : null;
  const id = textOf(body, 'form_id') || String(found?.['form_id'] ?? '');
  return id ? storage.table('membership_forms').first([{ field: 'id', op: 'eq', value: id }]) : null;
};

/**
 * The form that somebody sent by a company's link before. The digits alone name nobody there; the form's id or its envelope's,
 * which only the browser that sent it was told, does. Null without one, and for another company's or other digits' form.
 */
export const companyForm = async (
  deps: ApiDeps,
  body: JsonObject,
  { companyId, lastFourTag: tag }: Verified,
): Promise<Row | null> => {
  const row = await namedForm(deps, body);
  if (!row || row['company_id'] !== companyId) return null;
  const { social_security_number: number } = await formOf(deps, storedForm(row));
  return (await lastFourTag(deps.keys, companyId, number.slice(-4))) === tag ? row : null;
};
