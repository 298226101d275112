import type { AnswerOf } from '../calls/call';
import type { verifyCall } from '../calls/membership';
import type { signingReturnCall } from '../calls/signing';
import type { AddressCheck, SuggestedAddress } from './postal-address';

// Readers for the responses of the membership calls (contract, F1 to F6). They validate everything and return null for
// unusable data.

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export interface Lookup {
  readonly companyName: string | null;
  readonly language: string | null;
  /** The applicant also has to enter the date of birth, in addition to the last four digits. */
  readonly asksBirthDate: boolean;
}

export const readLookup = (body: unknown): Lookup | null => {
  const { state, company_name, language, asks } = fieldsOf(body);
  if (state !== 'open') return null;
  const asksBirthDate = Array.isArray(asks) && asks.includes('date_of_birth');
  return { companyName: textOf(company_name), language: textOf(language), asksBirthDate };
};

const suggestionOf = (value: unknown): SuggestedAddress | null => {
  const { id, address, city, state, zip_code } = fieldsOf(value);
  const known = [address, city, state, zip_code].map(textOf);
  const [line, town, code, zip] = known;
  const name = typeof id === 'number' ? String(id) : textOf(id);
  if (!name || !line || !town || !code || !zip) return null;
  return { id: name, address: line, city: town, state: code, zip_code: zip };
};

/** Returns null also if there are several suggestions but none is usable. */
export const readAddressCheck = (body: unknown): AddressCheck | null => {
  const { outcome, suggestions } = fieldsOf(body);
  if (outcome === 'verified' || outcome === 'not_found') return { outcome };
  if (outcome !== 'multiple' || !Array.isArray(suggestions)) return null;
  const usable = suggestions.map(suggestionOf).filter((one) => one !== null);
  return usable.length > 0 ? { outcome, suggestions: usable.slice(0, 10) } : null;
};

/** The status of a form that was sent before; `none` without one. */
export type FormStatus = Extract<AnswerOf<typeof verifyCall>, { readonly form_token: string }>['form_status'];
const formStatuses = ['awaiting_signature', 'declined', 'in_review'] as const satisfies readonly FormStatus[];

export type Verification =
  /** `check_mail`: the digits alone no longer open the form; the applicant needs the mailed link. */
  | { readonly result: 'already_member'; readonly copy: CopyOffer | null }
  | { readonly result: 'check_mail' }
  | {
      readonly result: 'eligible';
      readonly token: string;
      readonly formStatus: FormStatus;
      /** The form that waits for a signature or a review, if the server sends its id. */
      readonly formId: string | null;
      readonly emailMasked: string | null;
      /** Not parsed yet; see `memberFormFromPrefill`. Null if nothing is known about the applicant. */
      readonly prefill: object | null;
      readonly addressCheck: AddressCheck | null;
      /** Whether the form starts with the answers of a draft. Null if the server does not store drafts. */
      readonly draft: 'none' | 'opened' | null;
    };

/** What is needed to have the signed form mailed again, and the masked address that it goes to. */
export interface CopyOffer {
  readonly token: string;
  readonly emailMasked: string | null;
}

/** Returns the offer to mail the signed form again, if the answer has a token for it. */
const copyOffer = (token: string | null, emailMasked: unknown): CopyOffer | null =>
  token === null ? null : { token, emailMasked: textOf(emailMasked) };

export const readVerification = (body: unknown): Verification | null => {
  const fields = fieldsOf(body);
  const { result, form_token, form_status, form_id, prefill, address_check, email_masked, draft } = fields;
  if (result === 'check_mail') return { result };
  const token = textOf(form_token);
  if (result === 'already_member') return { result, copy: copyOffer(token, email_masked) };
  if (result !== 'eligible' || !token) return null;
  const formStatus = formStatuses.find((status) => status === form_status) ?? 'none';
  return {
    result,
    token,
    formStatus,
    formId: formStatus === 'awaiting_signature' || formStatus === 'in_review' ? textOf(form_id) : null,
    emailMasked: textOf(email_masked),
    prefill: typeof prefill === 'object' && !Array.isArray(prefill) ? prefill : null,
    addressCheck: readAddressCheck(address_check),
    draft: draft === 'none' || draft === 'opened' ? draft : null,
  };
};

export type SavedForm =
  | { readonly status: 'already_member'; readonly emailMasked: string | null }
  | {
      readonly status: 'awaiting_signature' | 'in_review';
      readonly formId: string;
      readonly emailMasked: string | null;
    };

export const readSavedForm = (body: unknown): SavedForm | null => {
  const { status, form_id, email_masked } = fieldsOf(body);
  if (status === 'already_member') return { status, emailMasked: textOf(email_masked) };
  const formId = typeof form_id === 'number' ? String(form_id) : textOf(form_id);
  if (!formId) return null;
  const saved = status === 'in_review' ? status : 'awaiting_signature';
  return { status: saved, formId, emailMasked: textOf(email_masked) };
};

/** Reads the masked address that a copy was mailed to. */
export const readMailedCopy = (body: unknown): string | null => textOf(fieldsOf(body)['email_masked']);

/** Reads the address of the signing page without checking it; see `signingAddress`. */
export const readSigningSession = (body: unknown): string | null => textOf(fieldsOf(body)['redirect_url']);

type SigningStatus = AnswerOf<typeof signingReturnCall>['status'];
const states = [
  'completed',
  'processing',
  'not_signed',
  'declined',
  'expired',
  'voided',
  'in_review',
] as const satisfies readonly SigningStatus[];

export interface SigningState {
  readonly status: SigningStatus;
  readonly canResume: boolean;
  readonly emailMasked: string | null;
}

export const readSigningState = (body: unknown): SigningState | null => {
  const { status, can_resume, email_masked } = fieldsOf(body);
  const known = states.find((state) => state === status);
  return known ? { status: known, canResume: can_resume !== false, emailMasked: textOf(email_masked) } : null;
};

/** Reads the masked address that the link was sent to. */
export const readMailedDraft = (body: unknown): string | null => textOf(fieldsOf(body)['email_masked']);

/** Whether the draft was stored. */
export const readSavedDraft = (body: unknown): true | null =>
  typeof fieldsOf(body)['expires_in'] === 'number' ? true : null;
