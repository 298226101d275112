import type { Row } from '@server/storage/storage';
import { agencyClients } from '@server/seed/agency-clients';
import { agingOf } from '@server/seed/client-aging';
import { retentionOf } from '@server/seed/client-retention';
import { daysBefore } from '@server/seed/days';
import type { SeedContext, SeedSource } from '@server/seed/seed-source';
import { byClient, sumOfMoney } from '@server/seed/sums';

const count = (rows: readonly Row[], field: string, ...values: string[]): number =>
  rows.filter((row) => values.includes(String(row[field]))).length;

const claimFigures = (claims: readonly Row[]) => ({
  open_claims: count(claims, 'claim_status', 'Open', 'Reopen'),
  closed_claims: count(claims, 'claim_status', 'Closed'),
  total_incurred: sumOfMoney(claims, 'total_incurred'),
});

const payrollFigures = (payroll: readonly Row[], today: string) => {
  const paid = payroll.filter(({ pay_date }) => String(pay_date) <= today);
  const last = paid.reduce<Row | null>(
    (latest, row) => (latest && String(latest.pay_date) >= String(row.pay_date) ? latest : row),
    null,
  );
  const thisYear = paid.filter(({ pay_date }) => String(pay_date).startsWith(today.slice(0, 4)));
  return {
    employee_count: last?.employee_count ?? 0,
    last_pay_date: last?.pay_date ?? null,
    ytd_wages: sumOfMoney(thisYear, 'gross_wages'),
  };
};

const rowsOf = (context: SeedContext): Row[] => {
  const groupsOf = (table: string) => byClient(context.rows(table));
  const [invoices, claims, payroll, requirements] = [
    groupsOf('billings'),
    groupsOf('claims'),
    groupsOf('payroll'),
    groupsOf('compliance'),
  ];
  const compliance = new Map(
    context.rows('clients').map((row) => [row.client_account_id, row.pact_compliance]),
  );
  const today = daysBefore(context.now, 0);
  return agencyClients(context).map(({ agencyId, client, agent }) => {
    const id = client.client_account_id ?? 0;
    const pactCompliance = compliance.get(id) ?? null;
    return {
      id,
      agency_id: agencyId,
      client_account_name: client.client_account_name ?? '',
      agent_id: agent.row.id ?? 0,
      agent_name: agent.name,
      ...agingOf(invoices(id), today),
      ...claimFigures(claims(id)),
      ...retentionOf(id, { pactCompliance: Number(pactCompliance), isNew: payroll(id).length === 0 }, today),
      pact_compliance: pactCompliance,
      overdue_items: count(requirements(id), 'compliance_status', 'Overdue'),
      ...payrollFigures(payroll(id), today),
    };
  });
};

/** The figures of each client, equal to those in the client's own lists. */
export default { rows: rowsOf } satisfies SeedSource;
