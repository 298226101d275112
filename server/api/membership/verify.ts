import type { Context, Handler } from 'hono';
import { isLastFour } from '../../../src/core/membership/social-security';
import type { Row } from '../../storage/storage';
import { readBody, textOf } from '../body';
import type { ApiDeps, ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import type { AddressCheck, PostalAddress, SuggestedAddress } from './addresses';
import { checkAddress, noteAddress } from './check-address';
import { createFormToken, type FormScope } from './form-token';
import { knownAnswers, type KnownAnswers, type Prefill } from './known-answers';
import { hasExpired } from './lookup';
import { countGuess } from './misses';
import { findRecord, readRecordLink, type RecordLink } from './record-link';
import { lastFourTag } from './tags';

const incorrect = () => new Refusal(422, 'ssn incorrect');

interface Person {
  readonly record: Row | null;
  readonly companyId: number;
  readonly lastFourTag: string;
}

/** Whose digits these are. Nobody and somebody else take the same steps and end the same way. */
const identify = async (c: Context<ApiEnv>, link: RecordLink, digits: string): Promise<Person> => {
  const { storage, keys, clock } = c.var.deps;
  const record = await findRecord(storage, link);
  const guessedRight = await countGuess(c, link, record);
  const companyId = link.by === 'company_id' ? link.value : Number(record?.['company_id'] ?? 0);
  const tag = await lastFourTag(keys, companyId, digits);
  const sameDigits = await storage.table('membership_records').find([
    { field: 'company_id', op: 'eq', value: companyId },
    { field: 'last_four_tag', op: 'eq', value: tag },
  ]);
  const isRight = sameDigits.some((row) => link.by === 'company_id' || row['id'] === record?.['id']);
  if (!isRight) throw incorrect();
  await guessedRight();
  if (record && hasExpired(record, clock)) throw new Refusal(410, 'expired');
  return { record, companyId, lastFourTag: tag };
};

interface AddressAnswer {
  readonly outcome: AddressCheck['outcome'];
  readonly suggestions: readonly SuggestedAddress[];
}
const nothingToAsk: AddressAnswer = { outcome: 'verified', suggestions: [] };

const addressOf = ({ address = '', city = '', state = '', zip_code = '' }: Prefill): PostalAddress => ({
  address,
  city,
  state,
  zip_code,
});

/** The address of a form that was sent is settled; the one on record is checked. */
const judgeAddress = async (
  deps: ApiDeps,
  scope: Pick<FormScope, 'hash'>,
  known: KnownAnswers,
): Promise<AddressAnswer> => {
  const address = addressOf(known.prefill);
  if (known.addressOutcome) {
    await noteAddress(deps, scope, address, known.addressOutcome);
    return nothingToAsk;
  }
  const check = await checkAddress(deps, address);
  await noteAddress(deps, scope, address, check.outcome);
  if (check.outcome === 'unchecked') return nothingToAsk;
  return { outcome: check.outcome, suggestions: check.outcome === 'multiple' ? check.suggestions : [] };
};

const formAnswer = ({ form }: KnownAnswers): object => {
  if (form?.status === 'awaiting_signature')
    return { form_status: form.status, form_id: form.id, email_masked: form.emailMasked };
  return { form_status: form?.status === 'declined' ? 'declined' : 'none' };
};

/** Opens the form for whoever knows the last four digits. A company's link tells nothing about anybody. */
export const verify: Handler<ApiEnv> = async (c) => {
  const { deps } = c.var;
  const body = await readBody(c);
  const link = readRecordLink(body);
  const digits = textOf(body, 'ssn_last_four').trim();
  if (!isLastFour(digits)) throw incorrect();
  const { record, ...person } = await identify(c, link, digits);
  if (record?.['member'] === true) return c.json({ result: 'already_member' });
  const opened = await createFormToken(deps, {
    ...person,
    recordId: record && Number(record['id']),
  });
  const eligible = {
    result: 'eligible',
    form_token: opened.token,
    expires_in: deps.limits.formToken / 1000,
  };
  if (!record)
    return c.json({ ...eligible, form_status: 'none', prefill: null, address_check: nothingToAsk });
  const known = await knownAnswers(deps, record);
  const address_check = await judgeAddress(deps, opened, known);
  return c.json({ ...eligible, ...formAnswer(known), prefill: known.prefill, address_check });
};
