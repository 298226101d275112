import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@lib/lazy-part';
import { onDemand } from '@lib/on-demand';
import { Button } from '../form/button';
import type { FilterChoice } from './filter-choices';

export const LazyChoiceMenu = onDemand(async () => (await import('./choice-menu')).ChoiceMenu);

/** Style of a filter that excludes records: like a chip. */
const activeStyle = { bgcolor: 'soft', color: 'onSoft' } as const;

interface FilterChipsProps {
  readonly filters: readonly FilterChoice[];
  readonly onRemove: (name: string) => void;
}

const NamedFilters = lazyPart(async () => (await import('./named-filters')).NamedFilters, 32);

const Chips = ({ filters, onRemove }: FilterChipsProps) => {
  const { t } = useTranslation('list');
  return filters.map(({ name, label, chosenLabel }) => (
    <Button
      key={name}
      variant="outlined"
      color="inherit"
      size="small"
      aria-label={t('filters.remove', { filter: label, option: chosenLabel })}
      endIcon={<Close style={{ fontSize: 16 }} />}
      onClick={() => onRemove(name)}
      sx={{
        ...activeStyle,
        borderColor: 'divider',
        borderRadius: '22px',
        '&&': { height: 32 },
      }}
    >
      {t('filters.option', { filter: label, option: chosenLabel })}
    </Button>
  ));
};

/** Filters that exclude records, each with a button to remove it. */
export const FilterChips = ({ filters, onRemove }: FilterChipsProps) =>
  filters.some(({ record }) => record !== undefined) ? (
    <NamedFilters filters={filters}>{(named) => <Chips filters={named} onRemove={onRemove} />}</NamedFilters>
  ) : (
    <Chips filters={filters} onRemove={onRemove} />
  );

interface FilterButtonProps {
  readonly filter: FilterChoice;
  readonly onChoose: (option: string) => void;
  /** Removes the filter. Set only while the filter excludes records. */
  readonly onRemove?: () => void;
  /** Shows only the current option. The filter's name is available to screen readers. */
  readonly hideLabel?: boolean;
}

/**
 * A filter on one line: its name, the current option, a menu of all options, and a remove button while it excludes
 * records.
 */
export const FilterButton = ({ filter, onChoose, onRemove, hideLabel = false }: FilterButtonProps) => {
  const { t } = useTranslation('list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const textValues = { filter: filter.label, option: filter.chosenLabel };
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <Button
        ref={button}
        id={`${id}-button`}
        variant="outlined"
        color="inherit"
        {...(hideLabel && {
          'aria-label': t('filters.option', textValues),
        })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': `${id}-menu` })}
        endIcon={<KeyboardArrowDown />}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...LazyChoiceMenu.ahead}
        sx={{
          px: '12px',
          fontWeight: 400,
          ...(onRemove && { ...activeStyle, borderRadius: '8px 0 0 8px' }),
        }}
      >
        {!hideLabel && (
          <Box component="span" sx={{ mr: 1, color: onRemove ? 'inherit' : 'text.secondary' }}>
            {filter.label}
          </Box>
        )}
        <Box component="span" sx={{ fontWeight: 600 }}>
          {filter.chosenLabel}
        </Box>
      </Button>
      {onRemove && (
        <Button
          variant="outlined"
          color="inherit"
          aria-label={t('filters.remove', textValues)}
          onClick={() => {
            // The click removes this button.
            button.current?.focus();
            onRemove();
          }}
          sx={{
            ...activeStyle,
            minWidth: 36,
            px: 0,
            ml: '-1px',
            borderRadius: '0 8px 8px 0',
          }}
        >
          <Close style={{ fontSize: 16 }} />
        </Button>
      )}
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
    </Box>
  );
};
