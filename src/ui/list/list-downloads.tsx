import { DownloadButton } from './download-button';
import type { ListController } from './use-list-controller';
import { useDownload } from './use-download';

interface DownloadProps {
  readonly controller: ListController;
  readonly name: string;
}

const Download = ({ controller, name }: DownloadProps) => {
  const { busy, start } = useDownload(controller, name);
  const { words, screen } = controller;
  return (
    <DownloadButton name={words(`downloads.${name}`)} busy={busy} onPress={start} small={screen !== 'wide'} />
  );
};

/** The PDF files that belong to a list. Users who may see the list may download them. */
export const ListDownloads = ({ controller }: { readonly controller: ListController }) =>
  Object.keys(controller.resource.downloads ?? {}).map((name) => (
    <Download key={name} controller={controller} name={name} />
  ));
