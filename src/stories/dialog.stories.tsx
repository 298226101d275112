import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '@lib/api-failure';
import { useWords } from '@lib/i18n';
import { ConfirmDialog } from '@ui/form/confirm-dialog';
import { FormDialog } from '@ui/form/form-page';
import { listPath, resourceOf } from './declared';
import type { ServerBehavior } from './fake-http';
import { shows } from './shows';
import { withScene } from './stage';

const noop = () => undefined;
const users = resourceOf('users');
const locations = resourceOf('locations');

interface ConfirmProps {
  readonly busy: boolean;
  readonly failure?: unknown;
}

const Confirm = ({ busy, failure }: ConfirmProps) => {
  const { t } = useTranslation('form');
  const words = useWords(users);
  return (
    <ConfirmDialog
      title={words('delete.title', { record: 'ana.lopez@portal.example' })}
      text={words('delete.text')}
      action={{ label: words('delete.submit'), busyLabel: t('deleting'), busy }}
      failure={failure}
      onConfirm={noop}
      onClose={noop}
    />
  );
};

export default {
  title: 'Dialog',
  component: Confirm,
  args: { busy: false },
  play: shows('[role="alertdialog"]'),
} satisfies Meta<typeof Confirm>;

type Story = StoryObj<typeof Confirm>;

const edit = (server: ServerBehavior, shown: string): Story => ({
  render: () => <FormDialog resource={users} operation="edit" />,
  parameters: withScene({ server, at: `${listPath(users)}/1/edit`, pattern: `${listPath(users)}/:id/edit` }),
  play: shows(`[role="dialog"] ${shown}`),
});

export const Question: Story = {};
export const QuestionBusy: Story = { args: { busy: true } };
export const QuestionRefused: Story = { args: { failure: new ApiFailure({ status: 409 }) } };
export const Create: Story = {
  render: () => <FormDialog resource={locations} operation="create" />,
  parameters: withScene({ at: `${listPath(locations)}/new` }),
  play: shows('[role="dialog"] form'),
};
export const Edit = edit('answers', 'form');
export const EditLoading = edit('waits', 'h2');
export const EditFailed = edit('fails', '[role="alert"]');
export const EditNotFound = edit('knows nothing', '[role="alert"]');
