import type { Context } from 'hono';
import { saveDraftCall } from '@core/calls/drafts';
import { UniqueViolation } from '@server/storage/storage';
import { countAttempt } from '../auth/attempts';
import { countByNetwork } from '../auth/network-attempts';
import { inspectBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiDeps, ApiEnv } from '../deps';
import { beginDraft, type Draft, draftByKey, draftInScope, fillDraft } from './drafts';
import { type FormScope, updateFormToken, openFormToken, ownerOf } from './form-token';

/** Whether a token was issued to a person who answered the second question about a record. */
const isFullyVerified = ({ membership }: ApiDeps, { recordId }: FormScope): boolean =>
  recordId !== null && membership?.asksBirthDate === true;

const begin = async (c: Context<ApiEnv>, scope: FormScope, key: string): Promise<Draft> => {
  const { deps } = c.var;
  await countByNetwork(c, `draft:${ownerOf(scope)}`, deps.limits.drafts);
  try {
    return await beginDraft(deps, { scope, key, isWhole: isFullyVerified(deps, scope) });
  } catch (error) {
    // The same call was made at the same time.
    const draft = error instanceof UniqueViolation ? await draftByKey(deps, scope, key) : null;
    if (draft) return draft;
    throw error;
  }
};

/**
 * Saves the answers of an unfinished form, sealed, so that the token's holder can continue later. Repeating the call
 * changes nothing.
 */
export const saveDraft = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { proof, body } = await inspectBody(c, saveDraftCall);
  const scope = await openFormToken(deps, proof.form_token);
  const { draft_key: key, answers } = body();
  const draft =
    (await draftInScope(deps, scope)) ?? (await draftByKey(deps, scope, key)) ?? (await begin(c, scope, key));
  await countAttempt(deps, `draft save:${draft.id}`, deps.limits.draftSaves);
  await fillDraft(deps, draft, answers);
  if (scope.draftId !== draft.id) await updateFormToken(deps.storage, scope, { draft_id: draft.id });
  return answer(c, saveDraftCall, { expires_in: deps.limits.draft / 1000 });
};
