import type { Storage } from '@server/storage/storage';
import type { JsonObject } from '../body';
import type { FormScope } from '../membership/form-token';
import type { StoredForm } from '../membership/forms';
import { isFormOfLink, readRecordLink, type RecordLink } from '../membership/record-link';
import { Refusal } from '../refusal';

const namedLink = (body: JsonObject): RecordLink | null => {
  try {
    return readRecordLink(body);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** The link to come back by: the one that the call names, when it leads to this form, or else the one that its token stands for. */
export const linkBack = async (
  storage: Storage,
  body: JsonObject,
  { form, scope }: { readonly form: StoredForm; readonly scope: FormScope },
): Promise<RecordLink> => {
  const named = namedLink(body);
  if (named && (await isFormOfLink(storage, form, named))) return named;
  return scope.recordId === null
    ? { by: 'company_id', value: form.companyId }
    : { by: 'id', value: scope.recordId };
};
