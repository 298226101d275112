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
import { fieldOf } from '@core/resource/resource';
import type { OverlayProps } from '@lib/on-demand';
import type { ListController } from '../list/use-list-controller';
import { formatColumnChoice, usualColumns, type Density } from './column-choice';
import { menuHeading } from './menu-heading';
import { MenuMark } from './menu-mark';
import { useColumnChoice } from './use-column-choice';

interface ColumnsMenuProps extends OverlayProps {
  readonly controller: ListController;
  readonly anchor: HTMLElement | null;
}

const densities: readonly Density[] = ['standard', 'compact'];

const toggled = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** Which of the columns that this width has room for are drawn, and how high the rows are. It stays open while the user chooses. */
export const ColumnsMenu = ({ controller, anchor, open, onClose }: ColumnsMenuProps) => {
  const { t } = useTranslation('tools');
  const { resource, list, state, readable, screen, words } = controller;
  const choice = useColumnChoice(resource);
  const { hidden, density, choose } = choice;
  const offered = columnsIn(list, state).filter(
    (name) => readable(name) && (screen === 'wide' || !fieldOf(resource, name).wideOnly),
  );
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      <ListSubheader role="presentation" sx={menuHeading}>
        {t('columns.shown')}
      </ListSubheader>
      {offered.map((name, index) => {
        const first = index === 0;
        const shown = first || !hidden.has(name);
        const label = words(`fields.${name}`);
        return (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown}
            disabled={first}
            {...(first && { 'aria-label': t('columns.always', { column: label }) })}
            onClick={() => choose({ density, hidden: toggled(hidden, name) })}
          >
            <MenuMark>
              {shown ? (
                <CheckBox color="primary" fontSize="small" />
              ) : (
                <CheckBoxOutlineBlank fontSize="small" />
              )}
            </MenuMark>
            {label}
          </MenuItem>
        );
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
          onClick={() => choose({ hidden, density: option })}
        >
          <MenuMark>
            {option === density ? (
              <RadioButtonChecked color="primary" fontSize="small" />
            ) : (
              <RadioButtonUnchecked fontSize="small" />
            )}
          </MenuMark>
          {t(`columns.${option}`)}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem disabled={formatColumnChoice(choice) === null} onClick={() => choose(usualColumns)}>
        {t('columns.reset')}
      </MenuItem>
    </Menu>
  );
};
