import type { Row } from '@server/storage/storage';
import { clientAccounts } from '@server/seed/client-accounts';
import { addDays, daysBefore, daysBetween } from '@server/seed/days';
import { createRandom, type Random } from '@server/seed/random';
import type { SeedSource } from '@server/seed/seed-source';
import { invoiceStatus } from '@server/seed/statuses';
import { byClient, dollars } from '@server/seed/sums';

const termDays = 30;
/** After this many days, no balance is left. */
const maxOpenDays = 150;

/** Most clients pay in time. Some leave disputed parts of an invoice open. */
const balanceOf = (amount: number, late: number, paysInTime: boolean, random: Random): number => {
  const part = dollars(Math.min(amount, random.between(180, 14_000)));
  if (late <= 0) return random.chance(0.25) ? 0 : amount;
  if (late > maxOpenDays || paysInTime) return 0;
  if (late < 15) return random.chance(0.4) ? 0 : amount;
  return random.chance(late < 60 ? 0.35 : 0.6) ? 0 : part;
};

const invoicesOf = (client: Row, payroll: readonly Row[], now: Date): Row[] => {
  const clientId = Number(client.client_account_id);
  const random = createRandom(`billings-${clientId}`);
  const today = daysBefore(now, 0);
  const shareOfWages = random.between(0.105, 0.16);
  const feePerPerson = random.int(9, 16);
  const paysInTime = random.chance(0.45);
  return payroll
    .filter(({ pay_period_end }) => String(pay_period_end) < today)
    .map(({ id, pay_period_end, gross_wages, employee_count }) => {
      const invoiceDate = addDays(String(pay_period_end), 1);
      const dueDate = addDays(invoiceDate, termDays);
      const amount = dollars(Number(gross_wages) * shareOfWages + Number(employee_count) * feePerPerson);
      const balance = balanceOf(amount, daysBetween(dueDate, today), paysInTime, random);
      return {
        id: Number(id),
        client_id: clientId,
        invoice_number: `INV-${String(id).padStart(6, '0')}`,
        invoice_date: invoiceDate,
        due_date: dueDate,
        amount,
        balance,
        invoice_status: invoiceStatus({ invoiceDate, dueDate, balance }, today),
      };
    });
};

/** One invoice for every pay period that has ended. */
export default {
  rows: (context) => {
    const payrollOf = byClient(context.rows('payroll'));
    return clientAccounts(context).flatMap((client) =>
      invoicesOf(client, payrollOf(client.client_account_id), context.now),
    );
  },
} satisfies SeedSource;
