import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListController } from './use-list-controller';
import { useOrder } from './use-order';

/** The order as a select of the phone's own. */
export const OrderSelect = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const id = useId();
  const { options, current, choose } = useOrder(controller);
  if (options.length === 0) return null;
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{t('order.label')}</InputLabel>
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
