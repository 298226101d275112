import EditOutlined from '@mui/icons-material/EditOutlined';
import { useMediaQuery, useTheme } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router';
import type { Resource } from '@core/resource/resource';
import { type DetailedResource, isDetailed } from '@core/resource/resource';
import { useReadableResource } from '@lib/access-context';
import { useMeets } from '@lib/conditions';
import { useWords } from '@lib/i18n';
import { lazyPart } from '@lib/lazy-part';
import { windowMedia } from '@lib/print-media';
import { useCurrentClient } from '@lib/portal-context';
import { Button } from '../form/button';
import { useListReturn } from '../form/use-list-return';
import { HistoryButton } from '../history/history-button';
import { DocumentTitle } from '../layout/document-title';
import { ActionButtons } from '../list/action-buttons';
import { ActionHost } from '../list/action-host';
import { useRowOperations } from '../list/use-row-operations';
import { useRelatedLists } from '../related/use-related-lists';
import { DetailDrawer } from './detail-drawer';
import { DetailPage } from './detail-page';
import { RecordBreadcrumbs } from './record-breadcrumbs';
import { PrevNextLinks } from './prev-next-links';
import { useDetail } from './use-detail';

const RelatedLists = lazyPart(async () => (await import('../related/related-lists')).RelatedLists, 240);

/** Returns the focus to the list's link to this address when the record is closed. */
const useFocusReturn = (pathname: string) => {
  const last = useRef(pathname);
  useEffect(() => {
    last.current = pathname;
  }, [pathname]);
  useEffect(
    () => () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
      links.find((link) => link.pathname === last.current)?.focus();
    },
    [],
  );
};

const RecordView = ({ resource, id }: { readonly resource: DetailedResource; readonly id: string }) => {
  const { t } = useTranslation('detail');
  const words = useWords(resource);
  const { pathname } = useLocation();
  const client = useCurrentClient();
  const meets = useMeets();
  const { close } = useListReturn(resource);
  const detail = useDetail(resource, id);
  const clientId = resource.scope === 'client' ? client?.id : undefined;
  const { edit } = useRowOperations(resource, clientId);
  const lists = useRelatedLists(resource);
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), windowMedia);
  useFocusReturn(pathname);
  const record = detail.status === 'record' ? detail.record : undefined;
  const target = record && meets(record, resource.operations.edit?.when) ? edit?.(record) : undefined;
  const View = isWide ? DetailDrawer : DetailPage;
  return (
    <ActionHost onDone={detail.retry}>
      {/* The record's id, not its name: titles stay in the browser's history after a sign-out. */}
      <DocumentTitle parts={[`#${id}`, words('title')]} />
      <View
        resource={resource}
        detail={detail}
        onClose={close}
        trail={<RecordBreadcrumbs resource={resource} />}
        related={lists.length > 0 && <RelatedLists key={id} resource={resource} lists={lists} id={id} />}
        turns={<PrevNextLinks resource={resource} id={id} clientId={clientId} />}
        actions={
          <>
            {record && <ActionButtons resource={resource} row={record} shownIn="record" />}
            <HistoryButton resource={resource} record={record} onRestored={detail.retry} />
            {target && (
              <Button
                component={Link}
                to={target.to}
                state={target.state}
                variant="outlined"
                startIcon={<EditOutlined />}
              >
                {t('edit')}
              </Button>
            )}
          </>
        }
      />
    </ActionHost>
  );
};

/** One record by its address: a drawer over the list from `md` up, a separate page below. */
export const DetailView = ({ resource }: { readonly resource: Resource }) => {
  const { id } = useParams();
  const open = useReadableResource(resource);
  if (!isDetailed(open) || id === undefined) throw new Error(`Resource ${resource.name} has no detail view`);
  return <RecordView resource={open} id={id} />;
};
