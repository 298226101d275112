import { readLanguage } from '../../words/language';
import type { Handler } from 'hono';
import type { MemberFormBody } from '../../../src/core/membership/wire';
import { countAttempt } from '../auth/attempts';
import { readBody, textOf } from '../body';
import type { ApiDeps, ApiEnv } from '../deps';
import { runBeside } from '../run-beside';
import { runOnce } from '../run-once';
import { derived } from '../session/secrets';
import { findForm } from './forms';
import { type FormScope, noteInToken, openFormToken } from './form-token';
import { maskEmail } from './mask-email';
import { readForm } from './read-form';
import { type SentForm, storeForm } from './store-form';

const ownerOf = ({ recordId, companyId, lastFourTag }: FormScope): string =>
  recordId === null ? `company:${companyId}:${lastFourTag}` : `record:${recordId}`;

const answerOf = (id: string | null, { email_address }: MemberFormBody) =>
  id === null
    ? ({ status: 200, body: { status: 'already_member' } } as const)
    : ({
        status: 201,
        body: { form_id: id, status: 'awaiting_signature', email_masked: maskEmail(email_address) },
      } as const);

/** A repeated form changes no answers. It begins again after it was declined, voided or expired, and speaks the language of the page. */
const repeat = (deps: ApiDeps, id: string, sent: SentForm): Promise<void> =>
  deps.storage.transaction(async (tx) => {
    const form = await findForm(tx, id);
    if (form?.status === 'awaiting_signature')
      await tx
        .table('membership_forms')
        .update([{ field: 'id', op: 'eq', value: id }], { language: sent.language });
    else if (form && form.status !== 'completed') await storeForm(deps, tx, sent);
  });

/** Takes a filled form. However often it is sent, a person has one form. */
export const submit: Handler<ApiEnv> = async (c) => {
  const { deps } = c.var;
  const body = await readBody(c);
  const scope = await openFormToken(deps, textOf(body, 'form_token'));
  const form = await readForm(deps, scope, body);
  const language = readLanguage(textOf(body, 'language'));
  const sent: SentForm = { scope, form, language };
  const owner = ownerOf(scope);
  // With a company's link the answer may be that somebody is a member: not to be had by trying names and birthdays.
  if (scope.recordId === null) await countAttempt(deps, `form:${owner}`, deps.limits.formsByDigits);
  // Without token and language: after new digits or a switch of language it is still the same form.
  const fingerprint = await derived(deps.keys, 'form', JSON.stringify(form));
  // Two first forms of one person at once, with different keys: the later one finds the earlier one then.
  const outcome = await runBeside(['membership_forms'], () =>
    runOnce(deps, {
      given: c.req.header('Idempotency-Key'),
      owner: `form:${owner}`,
      fingerprint,
      run: async (tx) => answerOf(await storeForm(deps, tx, sent), form),
    }),
  );
  const { form_id } = JSON.parse(outcome.body) as { form_id?: string };
  if (form_id) {
    await noteInToken(deps.storage, scope, { form_id });
    if (outcome.repeated) await repeat(deps, form_id, sent);
  }
  return c.body(outcome.body, outcome.status, { 'Content-Type': 'application/json' });
};
