import type { Row, Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import { acceptForm, comparisonOf, factsOfReviews, formOfReview, refuseForm } from '../membership/reviews';
import type { Behavior, RecordActionHook, Call } from './behavior';

/** Returns the name of the user who decides, as stored in the record. */
const reviewer = async ({ session }: Call, tx: Storage): Promise<string> => {
  const user = await tx.table('users').first([{ field: 'id', op: 'eq', value: session.userId }]);
  return `${String(user?.['first_name'] ?? '')} ${String(user?.['last_name'] ?? '')}`.trim();
};

const decisionColumns = async (
  call: Call,
  tx: Storage,
  review_status: 'Accepted' | 'Refused',
): Promise<Row> => ({
  review_status,
  decided: isoTime(call.deps.clock.now()),
  decided_by: await reviewer(call, tx),
});

const accept: RecordActionHook = async (call, tx, row) => {
  const { id: formId } = await acceptForm(call.deps, row);
  await call.deps.jobs.enqueue(tx, 'form-accepted', { formId }, { userId: call.session.userId });
  return { patch: await decisionColumns(call, tx, 'Accepted') };
};

const refuse: RecordActionHook = async (call, tx, row, values) => {
  const reason = String(values['reason']);
  const { form, events } = await refuseForm(call.deps, row);
  const { userId } = call.session;
  await call.deps.jobs.enqueue(tx, 'form-refused', { formId: form.id, reason }, { userId });
  return { patch: { ...(await decisionColumns(call, tx, 'Refused')), reason }, events };
};

/**
 * A form in review includes a comparison of the form with the record. It is accepted or refused once, and its sender is
 * notified by mail.
 */
export const reviewBehavior: Behavior = {
  complete: async ({ deps }, rows) => {
    const facts = await factsOfReviews(deps.storage, rows);
    return rows.map((row) => ({
      ...row,
      ...(facts.get(Number(row['id'])) ?? { client_id: null, waiting: null }),
    }));
  },
  extend: async ({ deps }, row) => ({ comparison: await comparisonOf(deps, row) }),
  trail: async (tx, row) => ({ clientId: (await formOfReview(tx, row)).companyId }),
  actions: { accept, refuse },
};
