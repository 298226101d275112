import type { BodyOf } from '@core/calls/call';
import type { verifyCall } from '@core/calls/membership';
import { envelopeOfHandle } from '@server/signing/envelope-handle';
import type { ApiDeps } from '../deps';
import { formOfHandle } from './form-handle';
import type { TokenHolder } from './form-token';
import { findForm, formOf, type StoredForm } from './forms';
import { lastFourTag } from './tags';

type Named = Pick<BodyOf<typeof verifyCall>, 'form_id' | 'envelope_id'>;

const formOfEnvelope = async ({ storage }: ApiDeps, handle: string): Promise<StoredForm | null> => {
  const envelope = await envelopeOfHandle(storage, handle);
  const form = envelope && (await findForm(storage, envelope.formId));
  // Someone else may have sent other answers since, which are not in this envelope.
  return form?.envelopeId === envelope?.id ? form : null;
};

/**
 * Returns the form that a caller may continue because they know a secret: that of the form, that of its envelope, or
 * the key of a draft that was sent. Null without one, and for a form of another person, company or digits.
 */
export const namedForm = async (
  deps: ApiDeps,
  { form_id: handle = '', envelope_id: envelope = '' }: Named,
  draftFormId: string | null,
  { recordId, companyId, lastFourTag: tag }: TokenHolder,
): Promise<StoredForm | null> => {
  const form =
    (handle === '' ? null : await formOfHandle(deps.storage, handle)) ??
    (envelope === '' ? null : await formOfEnvelope(deps, envelope)) ??
    (draftFormId === null ? null : await findForm(deps.storage, draftFormId));
  if (form?.companyId !== companyId) return null;
  if (recordId !== null) return form.recordId === recordId ? form : null;
  const { social_security_number: number } = await formOf(deps, form);
  return (await lastFourTag(deps.keys, companyId, number.slice(-4))) === tag ? form : null;
};
