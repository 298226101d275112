import type { Call as DescribedCall, SentOf } from '@core/calls/call';
import type { mailDraftCall, saveDraftCall } from '@core/calls/drafts';
import type { addressCheckCall, submitFormCall, verifyCall } from '@core/calls/membership';
import type {
  mailCopyCall,
  signedCopyCall,
  signingReturnCall,
  signingSessionCall,
} from '@core/calls/signing';
import {
  readAddressCheck,
  readLookup,
  readMailedCopy,
  readMailedDraft,
  readSavedDraft,
  readSavedForm,
  readSigningSession,
  readSigningState,
  readVerification,
} from '@core/membership/answers';
import type { DraftAnswers } from '@core/membership/draft';
import type { Flow, SavedProgress } from '@core/membership/flow-state';
import type { MembershipLink, SigningReturn } from '@core/membership/link';
import type { PostalAddress } from '@core/membership/postal-address';
import { ApiFailure, type Call, type Http } from '@lib/http';
import type { Proof } from './use-proof';

/** The body of F4 (contract). */
export type FormBody = SentOf<typeof submitFormCall>;

/**
 * Creates the requests F1 to F6 for one link. They use no session and do not wait for one. Each rejects with an
 * `ApiFailure`, also if the response is unusable.
 */
export const createMembershipCalls = (http: Http, link: MembershipLink) => {
  const callAndRead = async <T>(
    read: (body: unknown) => T | null,
    call: Omit<Call, 'backend' | 'open'>,
  ): Promise<T> => {
    const answer = read(await http.request<unknown>({ ...call, backend: 'form', open: true }));
    if (answer === null) throw new ApiFailure({ status: 200, detail: 'unreadable answer' });
    return answer;
  };
  const post = <C extends DescribedCall>(path: string, body: SentOf<C>) =>
    ({ method: 'POST', path, body }) as const;
  return {
    lookup: () => callAndRead(readLookup, { method: 'GET', path: 'lookup', query: { ...link } }),
    /** The form id or the envelope identifies applicants who have already sent a form from here. */
    verify: (
      { digits, birth, key }: Proof,
      { formId, signing }: Pick<Flow, 'formId' | 'signing'>,
      draftKey: string | null,
    ) =>
      callAndRead(
        readVerification,
        post<typeof verifyCall>('verify', {
          ...link,
          ...(key === null ? { ssn_last_four: digits } : { key }),
          ...(birth !== null && { date_of_birth: birth }),
          ...(formId !== null && { form_id: formId }),
          ...(signing && { envelope_id: signing.envelopeId }),
          ...(draftKey !== null && { draft_key: draftKey }),
        }),
      ),
    saveDraft: (token: string, draftKey: string, answers: DraftAnswers) =>
      callAndRead(
        readSavedDraft,
        post<typeof saveDraftCall>('drafts', { form_token: token, draft_key: draftKey, answers }),
      ),
    mailDraft: (token: string, language: string) =>
      callAndRead(
        readMailedDraft,
        post<typeof mailDraftCall>('draft-mails', { form_token: token, language }),
      ),
    checkAddress: (token: string, address: PostalAddress) =>
      callAndRead(
        readAddressCheck,
        post<typeof addressCheckCall>('address-check', { form_token: token, ...address }),
      ),
    save: (body: FormBody, idempotencyKey: string) =>
      callAndRead(readSavedForm, { ...post<typeof submitFormCall>('forms', body), idempotencyKey }),
    connect: (formId: string, token: string, language: string) =>
      callAndRead(
        readSigningSession,
        post<typeof signingSessionCall>(`forms/${encodeURIComponent(formId)}/signing-sessions`, {
          ...link,
          form_token: token,
          language,
        }),
      ),
    /** The summary or the file of the signed form, both unparsed. */
    ownCopy: (part: 'summary' | 'signed-copy', { formId, token }: SavedProgress, language: string) =>
      callAndRead(
        (body) => body ?? null,
        post<typeof signedCopyCall>(`forms/${encodeURIComponent(formId)}/${part}`, {
          form_token: token,
          language,
        }),
      ),
    /** Mails the signed form again. Resolves to the masked address. */
    mailCopy: (token: string) =>
      callAndRead(readMailedCopy, post<typeof mailCopyCall>('copy-mails', { form_token: token })),
    askReturn: ({ envelopeId, event }: SigningReturn) =>
      callAndRead(
        readSigningState,
        post<typeof signingReturnCall>('signing-return', {
          ...link,
          envelope_id: envelopeId,
          ...(event !== null && { event }),
        }),
      ),
  };
};

export type MembershipCalls = ReturnType<typeof createMembershipCalls>;
