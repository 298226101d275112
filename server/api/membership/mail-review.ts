import type { Context } from 'hono';
import type { Message } from '@server/mail/mailer';
import { actorOf } from '@server/trail/record-event';
import { readLanguage } from '@server/words/language';
import type { ApiDeps, ApiEnv } from '../deps';
import { hmac } from '../session/secrets';
import { findForm, formOf, type StoredForm, referenceOf } from './forms';
import { countWithin } from './guess-limits';
import { recordAnswers } from './known-answers';
import { keyQuery } from './mail-link';
import { linkQuery } from './signed-link';

interface Recipient {
  readonly to: string;
  readonly firstName?: string;
}

/** The sender of a form. The mail has nothing else from the form, because its address may be another person's. */
const sender = async (deps: ApiDeps, form: StoredForm): Promise<Recipient> => {
  const { email_address: to } = await formOf(deps, form);
  return { to };
};

const send = (deps: ApiDeps, form: StoredForm, message: Message): Promise<void> =>
  deps.mailer.send({ ...message, language: form.language });

/** Counts a mail about a review. Returns false when its address got one already, so that many tries are one mail. */
const mayMail = async (deps: ApiDeps, about: string, to: string): Promise<boolean> => {
  const address = await hmac(deps.keys, 'review mail', to.toLowerCase());
  return (await countWithin(deps, `review mail:${about}:${address}`, deps.limits.reviewMails)) !== null;
};

/**
 * Notifies the person whose record a form may belong to. The mail has a link that opens the form in place of the
 * digits: reading this mail proves more than the form did. Returns the address, or null without one on record.
 */
const notifyPerson = async (c: Context<ApiEnv>, form: StoredForm): Promise<string | null> => {
  const { deps } = c.var;
  const { candidateId: id } = form;
  const record =
    id === null
      ? null
      : await deps.storage.table('membership_records').first([{ field: 'id', op: 'eq', value: id }]);
  const { email_address: to, first_name: firstName = '' } = record ? await recordAnswers(deps, record) : {};
  if (!record || !to) return null;
  if (await mayMail(deps, 'person', to))
    await deps.mailer.send({
      kind: 'form-differs',
      to,
      firstName,
      language: readLanguage(record['language']),
      reference: referenceOf(form.id),
      query: await keyQuery(deps, actorOf(c), record),
    });
  return to;
};

/** Notifies the sender that the form is in review. The person on record gets another mail, with a link. */
export const mailInReview = async (c: Context<ApiEnv>, formId: string): Promise<void> => {
  const { deps } = c.var;
  const form = await findForm(deps.storage, formId);
  if (!form) return;
  const onRecord = await notifyPerson(c, form);
  const one = await sender(deps, form);
  if (onRecord?.toLowerCase() === one.to.toLowerCase() || !(await mayMail(deps, 'sender', one.to))) return;
  // A stranger may type any address.
  if (!(await countWithin(deps, `review senders:${form.person ?? form.id}`, deps.limits.reviewSenders)))
    return;
  const { language } = form;
  await send(deps, form, { kind: 'form-in-review', ...one, language, reference: referenceOf(form.id) });
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
