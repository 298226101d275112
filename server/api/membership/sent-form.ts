import type { Row } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { Language } from '@server/words/language';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import type { FormScope } from './form-token';
import { sealOwner } from './forms';
import type { ParsedForm } from './read-form';
import { seal } from './seal';
import { addressTag } from './tags';

export interface SentForm extends ParsedForm {
  readonly scope: FormScope;
  readonly language: Language;
}

export interface SavedForm {
  readonly id: string;
  readonly generation: number;
  /** The record of the form, if it belongs to one. */
  readonly recordId: number | null;
  readonly status: 'awaiting_signature' | 'in_review';
  /** What happened to the reviews. */
  readonly events: readonly TrailEvent[];
  /** Whose review a new form in review belongs to. */
  readonly review: string | null;
}

const outcomeOf = async ({ keys }: ApiDeps, { scope, form }: SentForm): Promise<string> =>
  scope.addressTag === (await addressTag(keys, form)) ? (scope.addressOutcome ?? 'unchecked') : 'unchecked';

/** Returns the columns that store the answers of a form, as sent now. */
export const sentColumns = async (deps: ApiDeps, id: string, sent: SentForm): Promise<Row> => ({
  language: sent.language,
  sealed: await seal(deps.keys, JSON.stringify(sent.form), sealOwner(id)),
  email_masked: sent.emailMasked,
  address_outcome: await outcomeOf(deps, sent),
  changed: isoTime(deps.clock.now()),
  envelope_id: null,
});
