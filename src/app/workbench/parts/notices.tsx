import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '@lib/api-failure';
import { useWords } from '@lib/i18n';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { NoticeBar } from '@ui/feedback/notices';
import { ErrorSummary } from '@ui/form/error-summary';
import { failureText } from '@ui/form/failure-text';
import { Case, Part } from '../part';

const severities = ['success', 'info', 'warning', 'error'] as const;
const kinds = ['success', 'info', 'error'] as const;

/** What is said beside the work: in the flow, passing, and on top of a form. */
export const Notices = () => {
  const { t } = useTranslation(['form', 'common']);
  const words = useWords({ name: 'users' });
  const refused = failureText(new ApiFailure({ status: 429, retryAfter: 90 }), t);
  const done = words('create.done');
  const field = { id: 'nowhere', label: words('fields.username'), message: t('common:notFound') };
  return (
    <Part name="Notice" column={380}>
      {severities.map((severity) => (
        <Case key={severity} name={`InlineNotice ${severity}`}>
          <InlineNotice severity={severity} role="note">
            {severity === 'error' ? refused : done}
          </InlineNotice>
        </Case>
      ))}
      <Case name="InlineNotice with an action">
        <InlineNotice
          severity="warning"
          role="note"
          action={<Button size="small">{t('common:tryAgain')}</Button>}
        >
          {t('common:connectionLost')}
        </InlineNotice>
      </Case>
      {kinds.map((kind) => (
        <Case key={kind} name={`NoticeBar ${kind}`}>
          <NoticeBar
            notice={{ kind, key: kind, text: kind === 'error' ? refused : done, durationMs: null }}
          />
        </Case>
      ))}
      <Case name="ErrorSummary">
        <ErrorSummary
          attempt={0}
          items={[field, { ...field, id: 'elsewhere', label: words('fields.role_id') }]}
        />
      </Case>
    </Part>
  );
};
