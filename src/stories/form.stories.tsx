import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { useWords } from '@lib/i18n';
import { BusyButton } from '@ui/form/busy-button';
import { FillSearch } from '@ui/form/fill-search';
import { FormSkeleton } from '@ui/form/form-skeleton';
import { LookupFailed } from '@ui/form/lookup-failed';
import { resourceOf } from './declared';

const noop = () => undefined;
const { form = { inputs: {} } } = resourceOf('locations');

interface ButtonProps {
  readonly busy: boolean;
  readonly softDisabled: boolean;
}

const Submit = (props: ButtonProps) => {
  const { t } = useTranslation('form');
  const label = useWords({ name: 'users' })('edit.submit');
  return <BusyButton label={label} busyLabel={t('busy')} {...props} />;
};

const Lookup = () => {
  const { t } = useTranslation('form');
  return <LookupFailed text={t('search.listFailed')} field="nowhere" onRetry={noop} />;
};

/** The parts of a form around its inputs. */
export default {
  title: 'Form',
  component: Submit,
  args: { busy: false, softDisabled: false },
} satisfies Meta<typeof Submit>;

type Story = StoryObj<typeof Submit>;

export const ButtonReady: Story = {};
export const ButtonBusy: Story = { args: { busy: true } };
export const ButtonResting: Story = { args: { softDisabled: true } };
export const LookupRefused: Story = { render: () => <Lookup /> };
export const Skeleton: Story = { render: () => <FormSkeleton form={form} /> };
export const Fill: Story = {
  render: () => (form.fill ? <FillSearch fill={form.fill} onFill={noop} /> : <></>),
};
