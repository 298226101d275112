import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ApiDocument, isApiDocument } from '@core/openapi/document';
import { saveFile } from '@lib/download';
import { ApiFailure } from '@lib/http';
import { useHttp } from '@lib/http-context';
import { dismissNotice, notify } from '@lib/notify';
import { optionalCalls } from '@lib/optional-calls';
import { apiQuery, optionalQuery } from '@lib/queries';
import { NotOfferedState } from '@ui/feedback/not-found-view';
import { FailedState } from '@ui/feedback/state-view';
import { Button } from '@ui/form/button';
import { PageHeader } from '@ui/layout/page-header';
import { ApiParts } from './api-parts';

const files = [
  ['document', 'openapi.json', 'application/json'],
  ['types', 'openapi.d.ts', 'text/plain'],
] as const;

/** The machine-readable files. Fetched with the session, because the server may require one. */
const ApiFiles = () => {
  const { t, i18n } = useTranslation('api-page');
  const http = useHttp();
  const save = async (path: string, type: string) => {
    const query = { language: i18n.language };
    const text = await http.request<string>({ backend: 'host', method: 'GET', path, query, as: 'text' });
    saveFile(new Blob([text], { type }), path);
  };
  const start = (path: string, type: string) => {
    dismissNotice(path);
    save(path, type).catch(() => notify({ kind: 'error', key: path, text: t('fileFailed') }));
  };
  return (
    <Box sx={{ mb: 3 }}>
      <Typography sx={{ mb: 1 }}>{t('files')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {files.map(([name, path, type]) => (
          <Button
            key={name}
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            onClick={() => start(path, type)}
          >
            {t(name)}
          </Button>
        ))}
      </Box>
    </Box>
  );
};

const useApiDocument = () => {
  const { i18n } = useTranslation();
  const http = useHttp();
  const { language } = i18n;
  const query = apiQuery(http, {
    key: ['openapi', language],
    call: { backend: 'host', path: 'openapi.json', query: { language }, optional: optionalCalls.openapi },
    read: (answer): ApiDocument => {
      if (!isApiDocument(answer)) throw new ApiFailure({ status: 200, detail: 'unusable answer' });
      return answer;
    },
    // The document is generated from the declarations, which change only with the server.
    staleTime: Infinity,
  });
  return useQuery(optionalQuery(query));
};

const Skeletons = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 1 }}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={64} />
    ))}
  </Box>
);

/** The documentation of the API, generated from its OpenAPI document. */
export const OpenapiPage = () => {
  const { t } = useTranslation('api-page');
  const { data, isError, isFetching, refetch } = useApiDocument();
  if (data === null)
    return (
      <>
        <PageHeader title={t('title')} />
        <NotOfferedState />
      </>
    );
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
      {data ? <ApiParts document={data} /> : <Skeletons />}
    </>
  );
};
