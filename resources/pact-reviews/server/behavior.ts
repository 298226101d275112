import type reviews from '../resource';
import {
  acceptForm,
  clientOfReview,
  clientsOfReviews,
  comparisonOf,
  refuseForm,
  waitingFor,
} from '@server/api/membership/reviews';
import type { BehaviorOf, ChangeAction } from '@server/api/behaviors/behavior';
import type { Ctx, Row } from '@server/api/behaviors/context';

/** Returns the name of the user who decides, as stored in the record. */
const reviewer = async ({ caller, system }: Ctx): Promise<string> => {
  const user = await system.records('users').first([{ field: 'id', op: 'eq', value: caller.userId }]);
  return `${String(user?.['first_name'] ?? '')} ${String(user?.['last_name'] ?? '')}`.trim();
};

const decisionColumns = async (ctx: Ctx, review_status: 'Accepted' | 'Refused'): Promise<Row> => ({
  review_status,
  decided: ctx.now(),
  decided_by: await reviewer(ctx),
});

const accept: ChangeAction = async (ctx, row) => {
  const { id: formId } = await acceptForm(ctx, row);
  await ctx.enqueue('form-accepted', { formId });
  return { patch: await decisionColumns(ctx, 'Accepted') };
};

const refuse: ChangeAction = async (ctx, row, values) => {
  const reason = String(values['reason']);
  const { form, events } = await refuseForm(ctx, row);
  await ctx.enqueue('form-refused', { formId: form.id, reason });
  return { patch: { ...(await decisionColumns(ctx, 'Refused')), reason }, events };
};

/**
 * A form in review includes a comparison of the form with the record. It is accepted or refused once, and its sender is
 * notified by mail.
 */
export default {
  computed: {
    rows: async ({ system }, rows) => {
      const clients = await clientsOfReviews(system, rows);
      return rows.map(({ id }) => ({ client_id: clients.get(Number(id)) ?? null }));
    },
    record: async (ctx, row) => ({
      comparison: await comparisonOf(ctx, row),
      waiting: await waitingFor(ctx.system, row),
    }),
    stored: async (reader, row) => ({ clientId: await clientOfReview(reader, row) }),
  },
  actions: { accept, refuse },
} satisfies BehaviorOf<typeof reviews>;
