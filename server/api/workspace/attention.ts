import type { Language } from '@server/words/language';
import type { ClientRecords } from '../figures/client-records';
import { readableParts } from '../figures/not-readable';
import { claimsToDecide } from './attention/claims';
import { overdueRequirements } from './attention/compliance';
import { pastDueInvoices } from './attention/invoices';
import { type AttentionItem, attentionWords } from './attention/words';
import { workersBelowCutoff } from './attention/workers';

const maxItems = 6;

/** Returns the items that need the user's attention and that they may see: earliest due date first, at most six. */
export const needsAttention = async (
  records: ClientRecords,
  language: Language,
): Promise<{ data: AttentionItem[] }> => {
  const words = attentionWords(language);
  const found = await readableParts({
    invoices: () => pastDueInvoices(records, words),
    requirements: () => overdueRequirements(records, words),
    claims: () => claimsToDecide(records, words),
    workers: () => workersBelowCutoff(records, words),
  });
  const items = Object.values<readonly AttentionItem[]>(found).flat();
  const data = items.sort((one, other) => (one.due_date < other.due_date ? -1 : 1)).slice(0, maxItems);
  return { data };
};
