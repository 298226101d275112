import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '@lib/api-failure';
import { useWords } from '@lib/i18n';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { NoticeBar } from '@ui/feedback/notices';
import { Button } from '@ui/form/button';
import { ErrorSummary } from '@ui/form/error-summary';
import { failureText } from '@ui/form/failure-text';
import { Cases } from './cases';

const useTexts = () => {
  const { t } = useTranslation(['form', 'common']);
  const words = useWords({ name: 'users' });
  const refused = failureText(new ApiFailure({ status: 429, retryAfter: 90 }), t);
  return { t, words, refused, done: words('create.done') };
};

const InlineNotices = () => {
  const { t, refused, done } = useTexts();
  const notice = (severity: 'success' | 'info' | 'warning' | 'error', text: string) => (
    <InlineNotice severity={severity} role="note">
      {text}
    </InlineNotice>
  );
  return (
    <Cases
      width={380}
      of={{
        success: notice('success', done),
        info: notice('info', done),
        warning: notice('warning', done),
        error: notice('error', refused),
        'with an action': (
          <InlineNotice
            severity="warning"
            role="note"
            action={<Button size="small">{t('common:tryAgain')}</Button>}
          >
            {t('common:connectionLost')}
          </InlineNotice>
        ),
      }}
    />
  );
};

const BarNotices = () => {
  const { refused, done } = useTexts();
  const bar = (kind: 'success' | 'info' | 'error', text: string) => (
    <NoticeBar notice={{ kind, key: kind, text, durationMs: null }} />
  );
  return (
    <Cases
      width={380}
      of={{ success: bar('success', done), info: bar('info', done), error: bar('error', refused) }}
    />
  );
};

const FormErrors = () => {
  const { t, words } = useTexts();
  const field = { id: 'nowhere', label: words('fields.username'), message: t('common:notFound') };
  return (
    <ErrorSummary
      attempt={0}
      items={[field, { ...field, id: 'elsewhere', label: words('fields.role_id') }]}
    />
  );
};

export default { title: 'Notice' } satisfies Meta;

export const Inline: StoryObj = { render: () => <InlineNotices /> };
export const Bar: StoryObj = { render: () => <BarNotices /> };
export const Summary: StoryObj = { render: () => <FormErrors /> };
