import type { ApiDeps } from '../api/deps';
import { findForm, formOf, setEnvelope, type StoredForm } from '../api/membership/forms';
import { notFound } from '../api/refusal';
import type { FormDocument } from '../pdf/form-document';
import { runExclusively } from './claim';
import { insertEnvelope } from './envelope-record';
import { factsOf, membershipDocument } from './membership-document';
import { type EnvelopeRequest, type Signer, SigningBusy } from './provider';

/** Returns a UUID that is the same for the same attempt with the same answers, and different otherwise. */
const requestKey = async (token: string, answers: string): Promise<string> => {
  const bytes = new TextEncoder().encode(`${token}:${answers}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** The name to sign with. */
const fullName = (person: {
  readonly first_name: string;
  readonly middle_name?: string;
  readonly last_name: string;
}): string =>
  [person.first_name, person.middle_name, person.last_name].filter((part) => part?.trim()).join(' ');

export const signerOf = (
  form: { readonly id: string },
  answers: { readonly first_name: string; readonly last_name: string; readonly email_address: string },
): Signer => ({ name: fullName(answers), email: answers.email_address, reference: form.id });

const companyName = async ({ storage }: ApiDeps, id: number): Promise<string> => {
  const row = await storage.table('clients').first([{ field: 'client_account_id', op: 'eq', value: id }]);
  return String(row?.['client_account_name'] ?? '');
};

/** Returns a form's answers as the document that the applicant signs and keeps. */
export const documentOf = async (
  deps: ApiDeps,
  form: StoredForm,
  language: EnvelopeRequest['language'],
): Promise<FormDocument> =>
  membershipDocument(await formOf(deps, form), {
    language,
    companyName: await companyName(deps, form.companyId),
    now: deps.clock.now(),
  });

const requestFor = async (
  deps: ApiDeps,
  form: StoredForm,
  language: EnvelopeRequest['language'],
): Promise<Omit<EnvelopeRequest, 'key' | 'again'>> => {
  const answers = await formOf(deps, form);
  const document = await documentOf(deps, form, language);
  return {
    signer: signerOf(form, answers),
    language,
    title: document.title,
    document: await deps.pdf.form(document),
    facts: factsOf(document),
  };
};

/** Creates the envelope. Returns null when the answers were changed meanwhile, because the envelope does not contain them. */
const makeEnvelope = (
  deps: ApiDeps,
  formId: string,
  language: EnvelopeRequest['language'],
): Promise<string | null> =>
  runExclusively(deps, `envelope:${formId}`, async ({ token, again }) => {
    const form = await findForm(deps.storage, formId);
    if (!form) throw notFound();
    if (form.envelopeId !== null) return form.envelopeId;
    const request = await requestFor(deps, form, language);
    const id = await deps.signing.createEnvelope({
      ...request,
      key: await requestKey(token, form.sealed),
      again,
    });
    return deps.storage.transaction(async (tx) => {
      await insertEnvelope(tx, { id, formId }, deps.clock.now());
      return (await setEnvelope(tx, form, id)) ? id : null;
    });
  });

/**
 * Returns the id of the envelope with a form's current answers. The first call creates it, only once even with concurrent
 * calls. May throw SigningBusy.
 */
export const openEnvelope = async (
  deps: ApiDeps,
  form: StoredForm,
  language: EnvelopeRequest['language'],
): Promise<string> => {
  const id = form.envelopeId ?? (await makeEnvelope(deps, form.id, language));
  if (id === null) throw new SigningBusy(1);
  return id;
};
