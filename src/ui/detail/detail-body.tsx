import SearchOff from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { DetailedResource } from '@core/resource/resource';
import { FailedState, StateView } from '../feedback/state-view';
import { DetailSection } from './detail-section';
import type { Detail } from './use-detail';

interface DetailBodyProps {
  readonly resource: DetailedResource;
  readonly detail: Detail;
}

/** The record's sections, their skeletons, or the reason why there is no record to show. */
export const DetailBody = ({ resource, detail }: DetailBodyProps) => {
  const { t } = useTranslation('detail');
  const { status, record, failure, sections } = detail;
  if (status === 'not-found') {
    return (
      <StateView
        plate="neutral"
        role="status"
        icon={<SearchOff />}
        title={t('notFound.title')}
        text={t('notFound.text')}
      />
    );
  }
  if (status === 'failed') {
    const refusal = failure === 403 ? 'forbidden' : 'refused';
    return (
      <FailedState
        title={t('failed.title')}
        text={t(failure === 0 ? 'failed.noAnswer' : `failed.${refusal}`)}
        {...(failure !== 403 && { onRetry: detail.retry })}
      />
    );
  }
  return (
    <Box aria-busy={status === 'loading'} sx={{ display: 'grid', gap: 3 }}>
      {sections.map(({ name, fields }) => (
        <DetailSection key={name} resource={resource} name={name} fields={fields} record={record} />
      ))}
    </Box>
  );
};
