import type { Message } from '@server/mail/mailer';
import type { ApiDeps } from '../deps';
import { findForm, formOf, type StoredForm, referenceOf } from './forms';
import { recordAnswers } from './known-answers';
import { linkQuery } from './signed-link';

interface Recipient {
  readonly to: string;
  readonly firstName: string;
}

const sender = async (deps: ApiDeps, form: StoredForm): Promise<Recipient> => {
  const { email_address: to, first_name: firstName } = await formOf(deps, form);
  return { to, firstName };
};

/** Returns the person whose record the form may belong to, or null without an address on record. */
const recipientOnRecord = async (deps: ApiDeps, { candidateId }: StoredForm): Promise<Recipient | null> => {
  const record =
    candidateId === null
      ? null
      : await deps.storage.table('membership_records').first([{ field: 'id', op: 'eq', value: candidateId }]);
  const { email_address: to, first_name: firstName = '' } = record ? await recordAnswers(deps, record) : {};
  return to ? { to, firstName } : null;
};

const send = (deps: ApiDeps, form: StoredForm, message: Message): Promise<void> =>
  deps.mailer.send({ ...message, language: form.language });

/** Notifies the sender that the form is in review, and also the person on record if their address is different. */
export const mailInReview = async (deps: ApiDeps, formId: string): Promise<void> => {
  const form = await findForm(deps.storage, formId);
  if (!form) return;
  const [one, other] = [await sender(deps, form), await recipientOnRecord(deps, form)];
  const isOther = other !== null && other.to.toLowerCase() !== one.to.toLowerCase();
  for (const person of isOther ? [one, other] : [one])
    await send(deps, form, {
      kind: 'form-in-review',
      ...person,
      language: form.language,
      reference: referenceOf(form.id),
    });
};

/**
 * Notifies the sender that the form was accepted. The link leads to the signature, once. `key` is null without a person
 * on record.
 */
export const mailAccepted = async (deps: ApiDeps, form: StoredForm, key: string | null): Promise<void> => {
  const link =
    form.recordId === null
      ? ({ by: 'company_id', value: form.companyId } as const)
      : ({ by: 'id', value: form.recordId } as const);
  const query = [...(await linkQuery(deps.keys, link)), ...(key === null ? [] : [['key', key] as const])];
  const { language } = form;
  await send(deps, form, { kind: 'form-accepted', ...(await sender(deps, form)), language, query });
};

/** Notifies the sender why the form was refused. */
export const mailRefused = async (deps: ApiDeps, form: StoredForm, reason: string): Promise<void> => {
  const { language } = form;
  await send(deps, form, {
    kind: 'form-refused',
    ...(await sender(deps, form)),
    language,
    reason,
    reference: referenceOf(form.id),
  });
};
