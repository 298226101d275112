import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiDocument, type ApiDocument } from '@core/openapi/document';
import { ApiFailure } from '@lib/http';
import { useHttp } from '@lib/http-context';
import { FailedState } from '@ui/feedback/failed-state';
import { PageHeader } from '@ui/layout/page-header';
import { ApiFiles } from './api-files';
import { ApiParts } from './api-parts';

const useApiDocument = () => {
  const { i18n } = useTranslation();
  const http = useHttp();
  const { language } = i18n;
  return useQuery({
    queryKey: ['data', 'openapi', language],
    queryFn: async ({ signal }): Promise<ApiDocument> => {
      const query = { language };
      const call = { backend: 'host', method: 'GET', path: 'openapi.json', query, signal } as const;
      const answer = await http.request<unknown>(call);
      if (!isApiDocument(answer)) throw new ApiFailure({ status: 200, detail: 'unusable answer' });
      return answer;
    },
    // It follows from the declarations, which change with the server.
    staleTime: Infinity,
  });
};

const Bones = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 1 }}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={64} />
    ))}
  </Box>
);

/** What the API takes and answers, for people: made from the document that programs read. */
export const OpenapiPage = () => {
  const { t } = useTranslation('api-page');
  const { data, isError, isFetching, refetch } = useApiDocument();
  if (isError && !isFetching)
    return (
      <>
        <PageHeader title={t('title')} />
        <FailedState title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />
      </>
    );
  return (
    <>
      <PageHeader title={t('title')} {...(data && { subtitle: data.info.description })} />
      <ApiFiles />
      {data ? <ApiParts document={data} /> : <Bones />}
    </>
  );
};
