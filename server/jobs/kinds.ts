import { sendSetupCode } from '../api/account/factor-setup';
import { sendNotice } from '../api/account/notify';
import { sendAddressChange } from '../api/account/request-address-change';
import { sendSignInCode } from '../api/auth/challenges';
import { sendPasswordLink } from '../api/auth/links';
import { sendReset } from '../api/auth/reset-password';
import { sendDraftLink } from '../api/membership/mail-draft';
import { sendMembershipKey } from '../api/membership/mail-link';
import { sendAccepted, sendInReview, sendRefused } from '../api/membership/mail-review';
import { sendSignedCopy } from '../signing/signed-copy';
import { continueRun } from '../api/bulk/runs';
import type { JobKinds } from './job-kind';

/** Everything that the server does after a transaction. */
export const jobKinds: JobKinds = {
  notice: sendNotice,
  'password-link': sendPasswordLink,
  'password-reset': sendReset,
  'address-change': sendAddressChange,
  'sign-in-code': sendSignInCode,
  'setup-code': sendSetupCode,
  'membership-key': sendMembershipKey,
  'draft-link': sendDraftLink,
  'form-in-review': sendInReview,
  'form-accepted': sendAccepted,
  'form-refused': sendRefused,
  'signed-copy': sendSignedCopy,
  'bulk-change': continueRun,
};
