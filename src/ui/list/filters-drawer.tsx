import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../form/button';
import { chooseFilter, filterChoices } from './filter-choices';
import { LazyTypedFilters } from './lazy-typed-filters';
import { OptionPills } from './option-pills';
import { useOrder } from './order-menu';
import type { ListController } from './use-list-controller';

/** The sort order as the phone's native select. */
const OrderSelect = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const id = useId();
  const { options, current, choose } = useOrder(controller);
  if (options.length === 0) return null;
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>
        <span>{t('order.label')}</span>
      </InputLabel>
      <NativeSelect
        id={id}
        input={<OutlinedInput />}
        IconComponent={KeyboardArrowDown}
        sx={{ '& .MuiNativeSelect-icon': { right: 10, fontSize: 18, color: 'text.secondary' } }}
        value={current?.label ?? ''}
        onChange={(event) => {
          const chosen = options.find(({ label }) => label === event.target.value);
          if (chosen) choose(chosen);
        }}
      >
        {options.map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
};

interface FiltersDrawerProps {
  readonly controller: ListController;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Filters and sort order on phones. A choice applies at once. The main button shows how many records match and closes
 * the drawer.
 */
export const FiltersDrawer = ({ controller, open, onClose }: FiltersDrawerProps) => {
  const { t } = useTranslation('list');
  const titleId = useId();
  const {
    resource: { list },
    words,
    address: { state, change },
    rows: { total = 0 },
  } = controller;
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          pl: 2.5,
          pr: 1,
          pt: 1.5,
        }}
      >
        <Typography id={titleId} variant="h2">
          {t('filters.title')}
        </Typography>
        <IconButton aria-label={t('filters.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, px: 2.5, pt: 2, pb: 3, overflowY: 'auto' }}>
        {filterChoices(list, state, words).map((filter) => (
          <OptionPills
            key={filter.name}
            filter={filter}
            onChoose={(option) => change(chooseFilter(list, filter.name, option))}
          />
        ))}
        <LazyTypedFilters controller={controller} />
        <OrderSelect controller={controller} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => change({ type: 'reset' })}
          // Gives all its space first, so that the number of records fits on one line.
          sx={{ flex: '0 9999 36%', minWidth: 'min-content' }}
        >
          {t('reset')}
        </Button>
        <Button variant="contained" onClick={onClose} sx={{ flex: '1 1 auto' }}>
          {t('filters.show', { count: words('count', { count: total }) })}
        </Button>
      </Box>
    </Drawer>
  );
};
