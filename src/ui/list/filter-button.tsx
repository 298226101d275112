import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '@lib/on-demand';
import type { FilterChoice } from './filter-choices';

export const LazyChoiceMenu = onDemand(async () => (await import('./choice-menu')).ChoiceMenu);

interface FilterButtonProps {
  readonly filter: FilterChoice;
  readonly onChoose: (option: string) => void;
  /** Only the option in force is in sight; the filter's name is for screen readers. */
  readonly bare?: boolean;
}

/** One filter on one line: its name, the option in force, and a menu of all options. */
export const FilterButton = ({ filter, onChoose, bare = false }: FilterButtonProps) => {
  const { t } = useTranslation('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="outlined"
        color="inherit"
        {...(bare && {
          'aria-label': t('filters.option', { filter: filter.label, option: filter.chosenLabel }),
        })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': `${id}-menu` })}
        endIcon={<KeyboardArrowDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...LazyChoiceMenu.ahead}
        sx={{ flexShrink: 0, px: '12px', fontWeight: 400 }}
      >
        {!bare && (
          <Box component="span" sx={{ mr: 1, color: 'text.secondary' }}>
            {filter.label}
          </Box>
        )}
        <Box component="span" sx={{ fontWeight: 600 }}>
          {filter.chosenLabel}
        </Box>
      </Button>
      <LazyChoiceMenu
        id={`${id}-menu`}
        labelledBy={`${id}-button`}
        anchor={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        options={filter.options}
        chosen={filter.chosen}
        onChoose={onChoose}
      />
    </>
  );
};
