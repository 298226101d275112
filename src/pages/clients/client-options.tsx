import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSize } from '@core/list/list-state';
import type { CurrentClient } from '@lib/portal-context';
import { Placeholder } from '@ui/cells/skeleton';
import { EmptyState, FailedState, NoResultState } from '@ui/feedback/state-view';
import type { ClientGroup } from './client-groups';
import { ClientOption, type FavoriteMark } from './client-option';
import type { ClientResults } from './use-client-results';

interface ClientOptionsProps {
  readonly listId: string;
  readonly results: ClientResults;
  /** The groups in the order shown, the search results last. */
  readonly groups: readonly ClientGroup[];
  /** Position across all groups. */
  readonly active: number;
  readonly currentId: number | undefined;
  readonly optionId: (index: number) => string;
  readonly markOf: (client: CurrentClient) => FavoriteMark | undefined;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
  /** Handles arrow keys on a star. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Clears the search; undefined if there is no search. */
  readonly onClear: (() => void) | undefined;
}

const rowHeight = 44;
const padding = 8;
/** Together with the rows' padding, this aligns the names with the search box. */
const listPadding = { xs: `${padding}px 4px`, sm: `${padding}px 12px` };

/** Skeleton of the list: rows of the same height, names of different lengths. */
const Skeletons = () =>
  Array.from({ length: pageSize }, (_, index) => (
    <Box key={index} sx={{ display: 'flex', alignItems: 'center', height: rowHeight, px: 1.5 }}>
      <Placeholder height={12} width={`${40 + ((index * 13) % 30)}%`} />
    </Box>
  ));

const NoClients = ({ onClear }: Pick<ClientOptionsProps, 'onClear'>) => {
  const { t } = useTranslation('clients');
  const words = { title: t('switch.emptyTitle'), text: t('switch.emptyText') };
  return onClear ? <NoResultState {...words} onClear={onClear} /> : <EmptyState {...words} />;
};

interface GroupRowsProps extends ClientOptionsProps {
  readonly group: ClientGroup;
  /** Position of the group's first row. */
  readonly start: number;
}

const GroupRows = ({ group, start, ...props }: GroupRowsProps) => {
  const { t } = useTranslation('clients');
  const headingId = `${props.listId}-${group.name}`;
  const isOnlyGroup = props.groups.length === 1;
  return (
    <Box role="rowgroup" {...(!isOnlyGroup && { 'aria-labelledby': headingId })}>
      {!isOnlyGroup && (
        <Typography
          id={headingId}
          component="div"
          variant="caption"
          color="text.secondary"
          sx={{ px: 1.5, pt: start === 0 ? 0.5 : 1.5, pb: 0.5, fontWeight: 600 }}
        >
          {t(`switch.groups.${group.name}`)}
        </Typography>
      )}
      {group.clients.map((client, at) => (
        <ClientOption
          key={client.id}
          id={props.optionId(start + at)}
          name={client.name}
          active={start + at === props.active}
          tabbable={start + at === Math.max(props.active, 0)}
          current={client.id === props.currentId}
          mark={props.markOf(client)}
          onActive={() => props.onActive(start + at)}
          onChoose={() => props.onChoose(start + at)}
        />
      ))}
    </Box>
  );
};

/** The list of clients, or one of the three other states. All four have the same height, so that nothing moves. */
export function ClientOptions(props: ClientOptionsProps) {
  const { t } = useTranslation('clients');
  const { results, listId, groups } = props;
  const { clients, state, outdated } = results;
  const found = state === 'ready' && clients.length > 0;
  const startOf = (at: number) => groups.slice(0, at).reduce((sum, group) => sum + group.clients.length, 0);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        flex: { xs: '1 1 0', sm: `0 1 ${pageSize * rowHeight + 2 * padding}px` },
        // Each of the four states scrolls separately. A scrolling list follows the arrow keys of its search box.
        '& > *': { overflowY: 'auto' },
      }}
      aria-busy={state === 'loading' || outdated}
    >
      <Box
        id={listId}
        role="grid"
        aria-label={t('switch.list')}
        hidden={!found}
        onKeyDown={props.onKeyDown}
        sx={{ p: listPadding, opacity: outdated ? 0.6 : 1, '&[hidden]': { display: 'none' } }}
      >
        {groups.map((group, at) => (
          <GroupRows key={group.name} {...props} group={group} start={startOf(at)} />
        ))}
      </Box>
      {state === 'loading' && (
        <Box aria-hidden sx={{ p: listPadding }}>
          <Skeletons />
        </Box>
      )}
      {state === 'failed' && (
        <FailedState title={t('switch.failedTitle')} text={t('switch.failedText')} onRetry={results.retry} />
      )}
      {state === 'ready' && clients.length === 0 && <NoClients onClear={props.onClear} />}
    </Box>
  );
}
