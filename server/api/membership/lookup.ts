import type { Context } from 'hono';
import { lookupCall } from '@core/calls/membership';
import type { Row, Storage } from '@server/storage/storage';
import type { Clock } from '../clock';
import { parseQuery } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { notFound, Refusal } from '../refusal';
import { countByNetwork } from '../auth/network-attempts';
import { countCompany, countLink } from './lookup-limits';
import { findRecord, type RecordLink } from './record-link';
import { readSignedLink } from './signed-link';

export const hasExpired = (record: Row, clock: Clock): boolean =>
  record['expires'] !== null && Date.parse(String(record['expires'])) <= clock.now();

const companyName = async (storage: Storage, id: number): Promise<string> => {
  const company = await storage.table('clients').first([{ field: 'client_account_id', op: 'eq', value: id }]);
  if (!company) throw notFound();
  return String(company['client_account_name']);
};

const invitation = async (storage: Storage, link: RecordLink, clock: Clock) => {
  if (link.by === 'company_id') return { companyId: link.value, language: 'en' };
  const record = await findRecord(storage, link);
  if (!record) throw notFound();
  if (hasExpired(record, clock)) throw new Refusal(410, 'expired');
  return { companyId: Number(record['company_id']), language: String(record['language']) };
};

/** Checks a link to the form. The response names the company, but no person. */
export const lookup = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { storage, clock, limits, membership } = deps;
  await countByNetwork(c, 'lookup', limits.lookups);
  const link = await readSignedLink(deps, parseQuery(c, lookupCall));
  await countLink(c, link);
  const { companyId, language } = await invitation(storage, link, clock);
  await countCompany(c, companyId);
  const company_name = await companyName(storage, companyId);
  const birth = membership?.asksBirthDate ? (['date_of_birth'] as const) : [];
  return answer(c, lookupCall, { state: 'open', company_name, asks: ['ssn_last_four', ...birth], language });
};
