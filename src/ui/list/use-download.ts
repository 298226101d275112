import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '@lib/api-failure';
import { saveFile } from '@lib/download';
import { useHttp } from '@lib/http-context';
import { dismissNotice, notify } from '@lib/notify';
import type { FileAnswer } from '@lib/read-file';
import type { ListController } from './use-list-controller';

/** A PDF that takes the server longer than this has failed, in milliseconds. */
const patienceMs = 180_000;

const causeOf = (status: number | undefined) => {
  if (status === 0) return 'noAnswer';
  return status === 429 ? 'tooMany' : 'refused';
};

/** Fetches one of a resource's PDF files and saves it; says so when that fails. */
export const useDownload = ({ resource, clientId, words }: ListController, name: string) => {
  const { t } = useTranslation('list');
  const http = useHttp();
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    const path = resource.downloads?.[name]?.path.replace(':clientId', String(clientId)) ?? '';
    const { backend } = resource.api;
    const file = await http.request<FileAnswer>({
      backend,
      method: 'GET',
      path,
      as: 'file',
      timeoutMs: patienceMs,
    });
    saveFile(file.blob, file.name ?? `${name}.pdf`);
  };
  const start = () => {
    setBusy(true);
    dismissNotice(`download ${name}`);
    const failed = (reason: unknown) => {
      const cause = causeOf(statusOf(reason));
      const text = t(`download.${cause}`, { name: words(`downloads.${name}`) });
      notify({ kind: 'error', key: `download ${name}`, text });
    };
    void fetchFile()
      .catch(failed)
      .finally(() => setBusy(false));
  };
  return { busy, start };
};
