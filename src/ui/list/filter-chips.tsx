import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { FilterChoice } from './filter-choices';

interface FilterChipsProps {
  readonly filters: readonly FilterChoice[];
  readonly onRemove: (name: string) => void;
}

/** The filters that were set, each with the way to take it back. */
export const FilterChips = ({ filters, onRemove }: FilterChipsProps) => {
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
      sx={{ borderColor: 'divider', borderRadius: '22px', fontWeight: 400, '&&': { height: 32 } }}
    >
      {t('filters.option', { filter: label, option: chosenLabel })}
    </Button>
  ));
};
