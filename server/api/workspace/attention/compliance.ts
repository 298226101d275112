import type { Scalar } from '@core/resource/condition';
import compliance from '@resources/compliance/resource';
import { listedBy, queryText, type ClientRecords } from '@server/api/figures/client-records';
import type { AttentionItem, AttentionWords } from './words';

const maxItems = 2;
/** Enough for all worksites of a large client. Rows with later due dates would not be among the items anyway. */
const maxRows = 500;

const fields = [
  'id',
  'requirement',
  'location_name',
  'due_date',
  'completed_count',
  'required_count',
] as const;
const overdue = { compliance_status: 'Overdue' };

type Requirement = Record<(typeof fields)[number], Scalar>;

const itemOf = (requirement: string, rows: readonly Requirement[], words: AttentionWords): AttentionItem => {
  const sum = (field: 'completed_count' | 'required_count'): number =>
    rows.reduce((total, row) => total + Number(row[field]), 0);
  const [completed, required] = [sum('completed_count'), sum('required_count')];
  const where = rows.length === 1 ? String(rows[0]?.location_name) : words.counted('worksites', rows.length);
  return {
    id: `compliance-${String(rows[0]?.id)}`,
    kind: 'compliance',
    title: words.text('requirement', { requirement }),
    detail: words.text('requirementDetail', { where, completed, required }),
    due_date: String(rows[0]?.due_date),
    count: rows.length,
    query: queryText({ ...overdue, requirement }),
  };
};

/**
 * Returns the requirements that are overdue the longest, each combined over all worksites. `count` is the number of
 * worksites.
 */
export const overdueRequirements = async (
  records: ClientRecords,
  words: AttentionWords,
): Promise<AttentionItem[]> => {
  const rows = await records.firstBy(
    'compliance',
    fields,
    { field: 'due_date', order: 'asc' },
    listedBy(compliance, overdue),
    maxRows,
  );
  const byRequirement = new Map<string, Requirement[]>();
  for (const row of rows) {
    const name = String(row.requirement);
    byRequirement.set(name, [...(byRequirement.get(name) ?? []), row]);
  }
  return [...byRequirement].slice(0, maxItems).map(([name, alike]) => itemOf(name, alike, words));
};
