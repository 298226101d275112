import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { columnsIn } from '@core/list/columns';
import type { OverlayProps } from '@lib/on-demand';
import type { ListController } from '../list/use-list-controller';
import {
  orderColumns,
  type Density,
  formatColumnChoice,
  moveColumn,
  useColumnChoice,
  defaultColumnChoice,
} from './column-choice';
import { menuHeading, MenuItemIcon } from './menu-item-icon';

interface ColumnsMenuProps extends OverlayProps {
  readonly controller: ListController;
  readonly anchor: HTMLElement | null;
}

const densities: readonly Density[] = ['standard', 'compact'];

const toggleName = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** A column has three items in one row, everything else a separate row. */
const lines = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  '& > *': { gridColumn: '1 / -1' },
  '& > [role=menuitemcheckbox]': { gridColumn: '1' },
  '& > .move': { gridColumn: 'auto', px: '10px' },
} as const;

/**
 * Chooses the columns to show where there is room for them, their order, and the row height. It stays open while the
 * user chooses.
 */
export const ColumnsMenu = ({ controller, anchor, open, onClose }: ColumnsMenuProps) => {
  const { t } = useTranslation('tools');
  const {
    resource,
    words,
    address: { state },
    view: { readable },
  } = controller;
  const { list } = resource;
  const choice = useColumnChoice(resource);
  const { hidden, density, order, choose } = choice;
  const offered = orderColumns(columnsIn(list, state), order).filter(readable);
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose} slotProps={{ list: { sx: lines } }}>
      <ListSubheader role="presentation" sx={menuHeading}>
        {t('columns.shown')}
      </ListSubheader>
      {offered.flatMap((name, index) => {
        const first = index === 0;
        const shown = first || !hidden.has(name);
        const label = words(`fields.${name}`);
        const move = (by: -1 | 1) => (
          <MenuItem
            key={`${name} ${by}`}
            className="move"
            aria-label={t(by < 0 ? 'columns.up' : 'columns.down', { column: label })}
            data-tooltip={t(by < 0 ? 'columns.up' : 'columns.down', { column: label })}
            disabled={first || moveColumn(offered, name, by) === offered}
            onClick={() => choose({ ...choice, order: moveColumn(offered, name, by) })}
          >
            {by < 0 ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
          </MenuItem>
        );
        return [
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown}
            disabled={first}
            {...(first && { 'aria-label': t('columns.always', { column: label }) })}
            onClick={() => choose({ ...choice, hidden: toggleName(hidden, name) })}
          >
            <MenuItemIcon>
              {shown ? (
                <CheckBox color="primary" fontSize="small" />
              ) : (
                <CheckBoxOutlineBlank fontSize="small" />
              )}
            </MenuItemIcon>
            <span>{label}</span>
          </MenuItem>,
          move(-1),
          move(1),
        ];
      })}
      <Divider />
      <ListSubheader role="presentation" sx={menuHeading}>
        {t('columns.density')}
      </ListSubheader>
      {densities.map((option) => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === density}
          onClick={() => choose({ ...choice, density: option })}
        >
          <MenuItemIcon>
            {option === density ? (
              <RadioButtonChecked color="primary" fontSize="small" />
            ) : (
              <RadioButtonUnchecked fontSize="small" />
            )}
          </MenuItemIcon>
          <span>{t(`columns.${option}`)}</span>
        </MenuItem>
      ))}
      <Divider />
      <MenuItem disabled={formatColumnChoice(choice) === null} onClick={() => choose(defaultColumnChoice)}>
        <span>{t('columns.reset')}</span>
      </MenuItem>
    </Menu>
  );
};
