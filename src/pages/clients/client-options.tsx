import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { pageSize } from '@core/list/list-state';
import type { CurrentClient } from '@lib/portal-context';
import { Placeholder } from '@ui/cells/skeleton';
import { EmptyState, FailedState, NoResultState } from '@ui/feedback/state-view';
import { ClientOption } from './client-option';
import type { ClientResults } from './use-client-results';

interface ClientOptionsProps {
  readonly listId: string;
  readonly results: ClientResults;
  readonly active: number;
  readonly currentId: number | undefined;
  readonly optionId: (client: CurrentClient) => string;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
  /** Empties the search; absent when nothing is searched for. */
  readonly onClear: (() => void) | undefined;
}

const rowHeight = 44;
const padding = 8;
/** The rows' own padding brings their text in line with the search box. */
const listPadding = { xs: `${padding}px 4px`, sm: `${padding}px 12px` };

/** Placeholder in the shape of the list: rows of the same height, names of different lengths. */
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

/** The clients found, or which of the other three states holds. All four are equally high, so nothing jumps. */
export function ClientOptions(props: ClientOptionsProps) {
  const { t } = useTranslation('clients');
  const { results, listId, active, currentId } = props;
  const { clients, state, outdated } = results;
  const found = state === 'ready' && clients.length > 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        flex: { xs: '1 1 0', sm: `0 1 ${pageSize * rowHeight + 2 * padding}px` },
        // Whichever of the four is shown scrolls by itself; a list that scrolls follows the arrows of its search box.
        '& > *': { overflowY: 'auto' },
      }}
      aria-busy={state === 'loading' || outdated}
    >
      <Box
        component="ul"
        id={listId}
        role="listbox"
        aria-label={t('switch.list')}
        hidden={!found}
        sx={{
          m: 0,
          p: listPadding,
          listStyle: 'none',
          opacity: outdated ? 0.6 : 1,
          '&[hidden]': { display: 'none' },
        }}
      >
        {clients.map((client, index) => (
          <ClientOption
            key={client.id}
            id={props.optionId(client)}
            name={client.name}
            active={index === active}
            current={client.id === currentId}
            onActive={() => props.onActive(index)}
            onChoose={() => props.onChoose(index)}
          />
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
