import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '@lib/api-failure';
import { useWords } from '@lib/i18n';
import { ErrorView } from '@ui/feedback/error-view';
import { NotFoundView } from '@ui/feedback/not-found-view';
import { Pending, Spinner } from '@ui/feedback/pending';
import { EmptyState, FailedState, NoResultState } from '@ui/feedback/state-view';
import { Case, Part } from '../part';

const nothing = () => undefined;

/** What stands in the place of something that is not there (yet). */
export const States = () => {
  const { t } = useTranslation('list');
  const words = useWords({ name: 'users' });
  const failed = t('failed.title', { list: words('title') });
  return (
    <Part name="StateView" column={420}>
      <Case name="EmptyState">
        <Paper>
          <EmptyState
            title={words('empty.title')}
            text={words('empty.text')}
            action={<Button variant="contained">{words('create.title')}</Button>}
          />
        </Paper>
      </Case>
      <Case name="NoResultState">
        <Paper>
          <NoResultState title={words('noResult.title')} text={words('noResult.text')} onClear={nothing} />
        </Paper>
      </Case>
      <Case name="FailedState failed">
        <Paper>
          <FailedState title={failed} text={t('failed.refused')} onRetry={nothing} />
        </Paper>
      </Case>
      <Case name="FailedState refused">
        <Paper>
          <FailedState title={failed} text={t('failed.forbidden')} />
        </Paper>
      </Case>
      <Case name="ErrorView">
        <Paper>
          <ErrorView error={new ApiFailure({ status: 500, detail: 'out of order' })} onRetry={nothing} />
        </Paper>
      </Case>
      <Case name="NotFoundView">
        <Paper>
          <NotFoundView />
        </Paper>
      </Case>
      <Case name="Spinner">
        <Paper>
          <Spinner />
        </Paper>
      </Case>
      <Case name="Pending">
        <Paper>
          <Pending active />
        </Paper>
      </Case>
    </Part>
  );
};
