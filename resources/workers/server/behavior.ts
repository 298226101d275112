import type workers from '../resource';
import { textsOf } from '@server/words/texts';
import { countFormCopy, findSignedForm, signedDocument } from '@server/api/signing/employee-form';
import type { BehaviorOf, ChangeAction } from '@server/api/behaviors/behavior';

/** Mails the signed form again to the employee. */
const mailSignedForm: ChangeAction = async (ctx, row) => {
  const { resource, clientId } = ctx;
  await ctx.enqueue('signed-copy', { formId: await countFormCopy(ctx, row) });
  return {
    events: [{ action: 'copy-sent', resource: resource.name, recordId: Number(row['id']), clientId }],
  };
};

/** An employee may have signed the membership form. */
export default {
  computed: {
    record: async ({ system }, row) => ({
      membership_signed: (await findSignedForm(system, row))?.changed ?? null,
    }),
  },
  actions: {
    'mail-signed-form': mailSignedForm,
    'signed-form': {
      file: async (ctx, row) => ({
        name: textsOf('mail', ctx.language)['signed-copy'].fileName,
        type: 'application/pdf',
        content: await signedDocument(ctx, row),
      }),
    },
  },
} satisfies BehaviorOf<typeof workers>;
