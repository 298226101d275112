import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formFor } from '@core/form/form-for';
import { formatDateTime } from '@core/format/date';
import { initials } from '@core/format/person';
import type { FieldChange } from '@core/resource/field';
import { fieldOf, type Resource } from '@core/resource/resource';
import { useLanguage } from '@lib/i18n';
import type { Words } from '../cells/cell-kind';
import { BeforeAfter, formatValue } from '../cells/changes-cell';
import { PersonPicture } from '../cells/person-picture';
import { BusyButton } from '../form/busy-button';
import { copyText } from '../list/plain-text';
import type { HistoryEntry } from './use-history';

/** Only visible where the pointer or the focus is. Always visible without a pointer that hovers. */
const revealed = {
  '@media (hover: hover)': {
    '& .restore': { opacity: 0 },
    '&:hover > .restore, &:focus-within > .restore': { opacity: 1 },
  },
} as const;

const actions = ['create', 'update', 'delete', 'undo', 'restore', 'found'] as const;

interface HistoryEntryItemProps {
  readonly resource: Resource;
  readonly words: Words;
  readonly entry: HistoryEntry;
  readonly busy: boolean;
  /** Writes the value back that a field had before this entry. */
  readonly onRestoreField?: (field: string) => void;
  /** Writes all values back that the record had after this entry. */
  readonly onRestoreAll?: () => void;
}

/** One write: when, who, and each changed field with its value before and after. */
export const HistoryEntryItem = ({
  resource,
  words,
  entry,
  busy,
  onRestoreField,
  onRestoreAll,
}: HistoryEntryItemProps) => {
  const { t } = useTranslation(['detail', 'list']);
  const language = useLanguage();
  const dateTime = formatDateTime(entry.at);
  const time = dateTime.slice(dateTime.indexOf(' ') + 1);
  const [first = '', ...rest] = entry.person.split(' ');
  const known = actions.find((action) => action === entry.action);
  const title = known ? t(`history.action.${known}`) : words(`actions.${entry.action}.label`);
  const inputs = resource.form ? formFor(resource.form, 'edit').inputs : {};
  const textOf = (field: string, value: unknown): string => {
    if (!Object.hasOwn(resource.fields, field)) return formatValue(value);
    const yesNo = (yes: boolean) => t(yes ? 'list:yes' : 'list:no');
    const text = copyText(value, { name: field, field: fieldOf(resource, field), words, language, yesNo });
    return text || formatValue(value);
  };
  const shownText = (field: string, value: unknown) => textOf(field, value) || t('list:changes.empty');
  const restoreButton = (change: FieldChange) => {
    if (!onRestoreField || !('before' in change) || !Object.hasOwn(inputs, change.field)) return null;
    const { field, before } = change;
    return (
      <BusyButton
        className="restore"
        variant="outlined"
        color="inherit"
        size="small"
        label={t('history.restore')}
        busyLabel={t('history.restore')}
        aria-label={t('history.restoreField', {
          field: words(`fields.${field}`),
          value: shownText(field, before),
        })}
        busy={busy}
        onClick={() => onRestoreField(field)}
      />
    );
  };
  return (
    <Box
      component="article"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '72px minmax(0, 148px) minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.5,
        px: { xs: 2, sm: 3 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        component="time"
        dateTime={entry.at}
        sx={{ order: { xs: 1, sm: 0 }, color: 'text.secondary', lineHeight: '32px' }}
      >
        {time}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, height: 32 }}>
        {entry.person && (
          <PersonPicture
            address={null}
            letters={initials(first, rest.at(-1) ?? '')}
            size={24}
            sx={{ fontSize: 10 }}
          />
        )}
        <Typography noWrap>
          {entry.person ? <span translate="no">{entry.person}</span> : <span>{t('history.server')}</span>}
        </Typography>
      </Box>
      <Box sx={{ order: { xs: 2, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, ...revealed }}>
          <Typography sx={{ flex: 1, color: 'text.secondary' }}>{title || entry.action}</Typography>
          {onRestoreAll && (
            <BusyButton
              className="restore"
              variant="outlined"
              color="inherit"
              size="small"
              label={t('history.all')}
              busyLabel={t('history.all')}
              aria-label={t('history.restoreAll', { time: dateTime })}
              busy={busy}
              onClick={onRestoreAll}
            />
          )}
        </Box>
        {entry.changes.length === 0 && entry.action !== 'found' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('history.nothing')}
          </Typography>
        )}
        {entry.changes.map((change) => (
          <Box
            key={change.field}
            sx={{ ...revealed, display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}
          >
            <Box
              sx={{
                flex: 1,
                minWidth: 0,
                overflowWrap: 'anywhere',
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '96px minmax(0, 1fr)' },
                columnGap: 1.5,
              }}
            >
              <Box component="span" sx={{ fontWeight: 600 }}>
                {words(`fields.${change.field}`) || change.field}
              </Box>
              <span>
                {'secret' in change ? (
                  t('list:changes.secret')
                ) : (
                  <BeforeAfter
                    before={shownText(change.field, change.before)}
                    after={shownText(change.field, change.after)}
                  />
                )}
              </span>
            </Box>
            {restoreButton(change)}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
