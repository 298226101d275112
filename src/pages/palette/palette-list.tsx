import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paletteGroups, type PaletteEntry } from './palette-entry';
import { PaletteOption } from './palette-option';

interface PaletteListProps {
  readonly id: string;
  readonly entries: readonly PaletteEntry[];
  readonly active: number;
  readonly optionId: (entry: PaletteEntry) => string;
  readonly onActive: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

/** The entries by groups. */
export const PaletteList = ({ id, entries, active, optionId, onActive, onChoose }: PaletteListProps) => {
  const { t } = useTranslation('palette');
  const groups = paletteGroups.filter((group) => entries.some((entry) => entry.group === group));
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t('list')}
      sx={{ display: 'grid', gap: 1, px: { xs: 1, sm: 1.5 }, pb: entries.length > 0 ? 1.5 : 0 }}
    >
      {groups.map((group) => (
        <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <Typography
            id={`${id}-${group}`}
            role="presentation"
            variant="overline"
            component="div"
            sx={{ px: 1.5, pt: 1.5, pb: 0.5, color: 'text.disabled' }}
          >
            {t(`groups.${group}`)}
          </Typography>
          {entries.map((entry, index) =>
            entry.group === group ? (
              <PaletteOption
                key={entry.id}
                id={optionId(entry)}
                entry={entry}
                active={index === active}
                onActive={() => onActive(index)}
                onChoose={() => onChoose(index)}
              />
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  );
};
