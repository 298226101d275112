import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatListAddress } from '@core/list/address';
import { EmptyState, FailedState, NoResultState } from '../feedback/state-view';
import { AreaIcon } from '../layout/icons';
import { CreateButton } from './action-buttons';
import { resetAction, withoutLimits } from './filter-choices';
import type { ListController } from './use-list-controller';

/** Loaded with the first list without results. */
const OtherMatches = lazy(async () => ({ default: (await import('./other-matches')).OtherMatches }));

/** Shown instead of rows: the list is empty, nothing was found, or loading failed. Null when there are rows to show. */
export const ListStateView = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const {
    resource,
    words,
    create,
    address: { state, change, show },
    rows: { status, failure, retry },
  } = controller;
  const { list } = resource;
  const reason = failure === 0 ? 'noAnswer' : failure === 403 ? 'forbidden' : 'refused';
  if (status === 'failed') {
    return (
      <FailedState
        title={t('failed.title', { list: words('title') })}
        text={t(`failed.${reason}`)}
        onRetry={retry}
      />
    );
  }
  if (status === 'empty') {
    return (
      <EmptyState
        {...(resource.menu?.icon && { icon: <AreaIcon name={resource.menu.icon} /> })}
        title={words('empty.title')}
        text={words('empty.text')}
        action={create && <CreateButton target={create} label={words('create.title')} />}
      />
    );
  }
  if (status !== 'no-result') return null;
  const action = resetAction(list, state);
  const unrestricted = withoutLimits(list, state);
  // A period always excludes something, so no address shows everything.
  const canReset =
    action !== 'showAll' || formatListAddress(list, unrestricted) !== formatListAddress(list, state);
  const clear = () => {
    if (action === 'clearSearch') change({ type: 'search', text: '' });
    else if (action === 'resetFilters') change({ type: 'reset' });
    else show(unrestricted);
  };
  return (
    <NoResultState
      isAnnounced
      title={words('noResult.title')}
      text={words('noResult.text')}
      more={
        <Suspense fallback={null}>
          <OtherMatches controller={controller} />
        </Suspense>
      }
      {...(canReset && { onClear: clear })}
      clearLabel={t(action)}
    />
  );
};

/**
 * A thin progress bar above the previous rows while the next ones load. It waits 150 ms, so that a fast response
 * shows nothing.
 */
export const PagingProgress = ({ busy }: { readonly busy: boolean }) => (
  <Box aria-hidden sx={{ position: 'relative', zIndex: 2 }}>
    {busy && <span role="progressbar" className="paging-line" />}
  </Box>
);
