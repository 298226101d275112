import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '@lib/api-failure';
import { downloadPdf } from '@lib/download';
import { useHttp } from '@lib/http-context';
import { dismissNotice, notify } from '@lib/notify';
import { Button } from '../form/button';
import type { ListController } from './use-list-controller';

const causeOf = (status: number | undefined) => {
  if (status === 0) return 'noAnswer';
  return status === 429 ? 'tooMany' : 'refused';
};

/** Downloads one of a resource's PDF files. Shows a notice on failure. */
const useDownload = ({ resource, clientId, words }: ListController, name: string) => {
  const { t } = useTranslation('list');
  const http = useHttp();
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    const path = resource.downloads?.[name]?.path.replace(':clientId', String(clientId)) ?? '';
    await downloadPdf(http, { backend: resource.api.backend, path }, name);
  };
  const start = () => {
    setBusy(true);
    dismissNotice(`download ${name}`);
    const onFailure = (reason: unknown) => {
      const cause = causeOf(statusOf(reason));
      const text = t(`download.${cause}`, { name: words(`downloads.${name}`) });
      notify({ kind: 'error', key: `download ${name}`, text });
    };
    void fetchFile()
      .catch(onFailure)
      .finally(() => setBusy(false));
  };
  return { busy, start };
};

interface DownloadButtonProps {
  /** The translated name of the file. */
  readonly name: string;
  readonly busy: boolean;
  readonly onPress: () => void;
  /** Shows only the icon, with the name as its label. */
  readonly small: boolean;
}

const DownloadIcon = ({ busy }: { readonly busy: boolean }) =>
  busy ? <CircularProgress size={16} thickness={5} color="inherit" aria-hidden /> : <FileDownloadOutlined />;

/**
 * Stays focusable while the file is generated, but ignores clicks. Both texts share one grid cell, so the width does
 * not change.
 */
const DownloadButton = ({ name, busy, onPress, small }: DownloadButtonProps) => {
  const { t } = useTranslation('list');
  const buttonProps = { 'aria-disabled': busy, onClick: busy ? undefined : onPress };
  if (small) {
    const label = busy ? t('download.busyOf', { name }) : t('download.label', { name });
    return (
      <IconButton aria-label={label} {...buttonProps}>
        <DownloadIcon busy={busy} />
      </IconButton>
    );
  }
  return (
    <Button variant="outlined" color="inherit" startIcon={<DownloadIcon busy={busy} />} {...buttonProps}>
      <Box component="span" sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        <Box component="span" sx={{ visibility: busy ? 'hidden' : 'visible' }}>
          {name}
        </Box>
        <Box component="span" sx={{ visibility: busy ? 'visible' : 'hidden' }}>
          {t('download.busy')}
        </Box>
      </Box>
    </Button>
  );
};

interface DownloadProps {
  readonly controller: ListController;
  readonly name: string;
}

const Download = ({ controller, name }: DownloadProps) => {
  const { busy, start } = useDownload(controller, name);
  const {
    words,
    view: { screen },
  } = controller;
  return (
    <DownloadButton name={words(`downloads.${name}`)} busy={busy} onPress={start} small={screen !== 'wide'} />
  );
};

/** The PDF files of a list. Users who may read the list may download them. */
export const ListDownloads = ({ controller }: { readonly controller: ListController }) =>
  Object.keys(controller.resource.downloads ?? {}).map((name) => (
    <Download key={name} controller={controller} name={name} />
  ));
