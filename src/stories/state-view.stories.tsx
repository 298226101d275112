import Paper from '@mui/material/Paper';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '@lib/api-failure';
import { useWords } from '@lib/i18n';
import { ErrorView } from '@ui/feedback/error-view';
import { NotFoundView } from '@ui/feedback/not-found-view';
import { Pending, Spinner } from '@ui/feedback/pending';
import { EmptyState, FailedState, NoResultState } from '@ui/feedback/state-view';
import { Button } from '@ui/form/button';
import { shows } from './shows';

const noop = () => undefined;
const failure = new ApiFailure({ status: 500, detail: 'out of order' });

const NoRows = () => {
  const words = useWords({ name: 'users' });
  const action = <Button variant="contained">{words('create.title')}</Button>;
  return <EmptyState title={words('empty.title')} text={words('empty.text')} action={action} />;
};

const NoMatch = () => {
  const words = useWords({ name: 'users' });
  return <NoResultState title={words('noResult.title')} text={words('noResult.text')} onClear={noop} />;
};

const NotLoaded = ({ reason }: { readonly reason: 'refused' | 'forbidden' }) => {
  const { t } = useTranslation('list');
  const title = t('failed.title', { list: useWords({ name: 'users' })('title') });
  return (
    <FailedState
      title={title}
      text={t(`failed.${reason}`)}
      {...(reason === 'refused' && { onRetry: noop })}
    />
  );
};

/** Views that are shown instead of missing or loading content. */
export default {
  title: 'StateView',
  component: NotLoaded,
  args: { reason: 'refused' },
  decorators: (Story) => (
    <Paper>
      <Story />
    </Paper>
  ),
} satisfies Meta<typeof NotLoaded>;

type Story = StoryObj<typeof NotLoaded>;

export const Empty: Story = { render: () => <NoRows /> };
export const NoResult: Story = { render: () => <NoMatch /> };
export const Failed: Story = {};
export const Forbidden: Story = { args: { reason: 'forbidden' } };
export const OutOfOrder: Story = { render: () => <ErrorView error={failure} onRetry={noop} /> };
export const NotFound: Story = { render: () => <NotFoundView /> };
export const Waiting: Story = { render: () => <Spinner /> };
export const WaitingAtLast: Story = {
  render: () => <Pending active />,
  play: shows('[role="progressbar"]'),
};
