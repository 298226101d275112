import type { JobData } from '@server/jobs/job-data';
import type { JobKind } from '@server/jobs/job-kind';
import type { Message } from '@server/mail/mailer';
import type { Actor } from '@server/trail/event';
import { readLanguage } from '@server/words/language';
import type { ApiDeps } from '../deps';
import { hmac } from '../session/secrets';
import { findForm, formOf, type StoredForm, referenceOf } from './forms';
import { countWithin } from './guess-limits';
import { recordAnswers } from './known-answers';
import { keyQuery } from './mail-link';
import { createOneTimeLink } from './one-time-links';
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
  deps.mailer.deliver({ ...message, language: form.language });

/** Counts a mail about a review. Returns false when its address got one already, so that many tries are one mail. */
const mayMail = async (deps: ApiDeps, about: string, to: string): Promise<boolean> => {
  const address = await hmac(deps.keys, 'review mail', to.toLowerCase());
  return (await countWithin(deps, `review mail:${about}:${address}`, deps.limits.reviewMails)) !== null;
};

/**
 * Notifies the person whose record a form may belong to. The mail has a link that opens the form in place of the
 * digits: reading this mail proves more than the form did. Returns the address, or null without one on record.
 */
const notifyPerson = async (deps: ApiDeps, form: StoredForm, actor: Actor): Promise<string | null> => {
  const { candidateId: id } = form;
  const record =
    id === null
      ? null
      : await deps.storage.table('membership_records').first([{ field: 'id', op: 'eq', value: id }]);
  const { email_address: to, first_name: firstName = '' } = record ? await recordAnswers(deps, record) : {};
  if (!record || !to) return null;
  if (await mayMail(deps, 'person', to))
    await deps.mailer.deliver({
      kind: 'form-differs',
      to,
      firstName,
      language: readLanguage(record['language']),
      reference: referenceOf(form.id),
      query: await keyQuery(deps, actor, record),
    });
  return to;
};

/** Notifies the sender that the form is in review. The person on record gets another mail, with a link. */
export const sendInReview: JobKind<JobData['form-in-review']> = async (deps, { formId, actor }) => {
  const form = await findForm(deps.storage, formId);
  if (!form) return;
  const onRecord = await notifyPerson(deps, form, actor);
  const one = await sender(deps, form);
  if (onRecord?.toLowerCase() === one.to.toLowerCase() || !(await mayMail(deps, 'sender', one.to))) return;
  // A stranger may type any address.
  if (!(await countWithin(deps, `review senders:${form.person ?? form.id}`, deps.limits.reviewSenders)))
    return;
  const { language } = form;
  await send(deps, form, { kind: 'form-in-review', ...one, language, reference: referenceOf(form.id) });
};

/**
 * Notifies the sender that the form was accepted. The link leads to the signature, once, for a form with a person on
 * record.
 */
export const sendAccepted: JobKind<JobData['form-accepted']> = async (deps, { formId }) => {
  const { storage, clock, keys, limits } = deps;
  const form = await findForm(storage, formId);
  if (form?.status !== 'awaiting_signature') return;
  const { language, recordId, companyId } = form;
  const lifetime = { now: clock.now(), lifetime: limits.acceptedKey };
  const query =
    recordId === null
      ? await linkQuery(keys, { by: 'company_id', value: companyId })
      : [
          ...(await linkQuery(keys, { by: 'id', value: recordId })),
          ['key', await createOneTimeLink(storage, { recordId, formId }, lifetime)] as const,
        ];
  await send(deps, form, { kind: 'form-accepted', ...(await sender(deps, form)), language, query });
};

/** Notifies the sender why the form was refused. */
export const sendRefused: JobKind<JobData['form-refused']> = async (deps, { formId, reason }) => {
  const form = await findForm(deps.storage, formId);
  if (!form) return;
  const { language } = form;
  await send(deps, form, {
    kind: 'form-refused',
    ...(await sender(deps, form)),
    language,
    reason,
    reference: referenceOf(form.id),
  });
};
