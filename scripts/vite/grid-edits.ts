import type { Edit } from './edit-code.ts';

/** An edit of a module of the grid. */
interface GridEdit extends Edit {
  /** From the package's folder on. */
  readonly file: string;
}

const component = 'DataGrid/useDataGridComponent.mjs';
const inComponent = (find: RegExp, put: string): GridEdit => ({ file: component, find, put });

/** What the hook sets up in the state stays, for others read it; the hook itself no longer runs. */
const withoutHook = (name: string): GridEdit =>
  inComponent(new RegExp(String.raw`^  ${name}\(apiRef(?:, props)?\);$`, 'm'), '');

const inMaterial = (find: RegExp, put: string): GridEdit => ({ file: 'material/index.mjs', find, put });

const texts = 'constants/localeTextConstants.mjs';

/**
 * Features that `ListGrid` switches off, where a module holds more than such a feature: hooks, with what other hooks ask them; texts;
 * icons.
 */
export const gridEdits: readonly GridEdit[] = [
  ...['useGridColumnResize', 'useGridColumnGrouping', 'useGridStatePersistence', 'useGridDataSource'].map(
    withoutHook,
  ),
  inComponent(
    /^ {2}useGridRowSelection\(apiRef, props\);$/m,
    "  useGridApiMethod(apiRef, noSelection, 'public');",
  ),
  inComponent(
    /^export const useDataGridComponent/m,
    [
      'import { useGridApiMethod } from "../hooks/utils/useGridApiMethod.mjs";',
      'const noSelection = { isRowSelected: () => false, isRowSelectable: () => false };',
      '$&',
    ].join('\n'),
  ),
  {
    file: 'hooks/features/editing/useGridEditing.mjs',
    find: /^import \{ useGridCellEditing \} from .*$/m,
    put: [
      "const noEditing = { getCellMode: () => 'view' };",
      "const useGridCellEditing = apiRef => useGridApiMethod(apiRef, noEditing, 'public');",
    ].join('\n'),
  },
  { file: texts, find: /^ {2}\/\/ Column pinning text[^]*?^};$/m, put: '};' },
  {
    file: texts,
    find: /^ {2}'?(?:toolbar|columnsManagement|filter|headerFilter|columnMenu|footer).*,\n/gm,
    put: '',
  },
  // A header draws a button to sort by, its tooltip, and the line between two columns; arrows are the portal's.
  inMaterial(
    /^const iconSlots = \{[^]*?^\};$/m,
    'const iconSlots = { columnUnsortedIcon: GridColumnUnsortedIcon, columnResizeIcon: GridSeparatorIcon };',
  ),
  inMaterial(
    /^const baseSlots = \{[^]*?^\};$/m,
    'const baseSlots = { baseIconButton: BaseIconButton, baseTooltip: BaseTooltip };',
  ),
  inMaterial(
    /^import (\w+), \{ (\w+) \} from '@mui\/material\/(?!IconButton')\w+';$/gm,
    'const $1 = () => null, $2 = {};',
  ),
  inMaterial(/^import (\w+) from '@mui\/material\/(?!Tooltip')\w+';$/gm, 'const $1 = () => null;'),
  inMaterial(/(?<=^const \w+ = )(?=(?:forwardRef|styled)\()/gm, '/*#__PURE__*/'),
  {
    file: 'material/icons/index.mjs',
    find: /(?<=^export const \w+ = )(?=createSvgIcon\()/gm,
    put: '/*#__PURE__*/',
  },
  { file: 'DataGrid/DataGrid.mjs', find: /^DataGridRaw\.propTypes = \{[^]*?^\};$/m, put: '' },
];
