import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@lib/download';
import { useHttp } from '@lib/http-context';
import { dismissNotice, notify } from '@lib/notify';

const files = [
  ['document', 'openapi.json', 'application/json'],
  ['types', 'openapi.d.ts', 'text/plain'],
] as const;

/** What programs read. Fetched with the session, because the server may ask for one. */
export const ApiFiles = () => {
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
