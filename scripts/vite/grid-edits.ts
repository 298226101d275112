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

/** Calls that only a saved state, a column's menu or a panel would answer, and whatever a hook then makes for nobody. */
const unasked = (hook: string): GridEdit[] => [
  {
    file: `hooks/features/${hook}`,
    find: /^ {2}useGridRegisterPipeProcessor\(apiRef, '(?:exportState|restoreState|columnMenu|preferencePanel)', .*$/gm,
    put: '',
  },
  {
    file: `hooks/features/${hook}`,
    find: /(?<=^ {2}const \w+ = )(?=React\.useCallback\()/gm,
    put: '/*#__PURE__*/',
  },
];

const inFilter = (find: RegExp, put: string): GridEdit => ({
  file: 'hooks/features/filter/useGridFilter.mjs',
  find,
  put,
});

/** Parts of class names: what has them is never in a list. */
const undrawn = [
  'autosizing',
  'withSidePanel',
  'Checkbox',
  'columnHeader--filter',
  'columnHeader--filledGroup',
  'columnHeader--moving',
  'menu(?:Icon|Open)',
  '--?pinned(?:Left|Top)',
  'pinnedRows',
  '& \\.\\$\\{c\\[.columnSeparator--resizable',
  'headerFilterRow',
  '[eE]dit(?:ing|BooleanCell)',
  'rowReorder',
  'dragging',
  'beingDragged',
  'treeData',
  'groupingCriteria',
  'cellSkeleton',
  'hiddenContent',
];

const texts = 'constants/localeTextConstants.mjs';

/**
 * Features that `ListGrid` switches off, where a module holds more than such a feature: hooks, with what other hooks ask them; texts;
 * icons.
 */
export const gridEdits: readonly GridEdit[] = [
  ...[
    'useGridColumnResize',
    'useGridColumnGrouping',
    'useGridStatePersistence',
    'useGridDataSource',
    'useGridRowSpanning',
    'useGridListView',
    'useGridPreferencesPanel',
    'useGridColumnMenu',
    'useGridDensity',
  ].map(withoutHook),
  {
    file: 'hooks/features/keyboardNavigation/useGridKeyboardNavigation.mjs',
    find: /^.*toggleColumnMenu.*$/m,
    put: '',
  },
  ...[
    'filter/useGridFilter.mjs',
    'sorting/useGridSorting.mjs',
    'columns/useGridColumns.mjs',
    'pagination/useGridPaginationModel.mjs',
    'pagination/useGridPaginationMeta.mjs',
    'pagination/useGridRowCount.mjs',
  ].flatMap(unasked),
  // The server filters.
  inFilter(
    /^ {4}(?:setFilterLogicOperator|deleteFilterItem|upsertFilterItems?|showFilterPanel|hideFilterPanel|setQuickFilterValues),$/gm,
    '',
  ),
  inFilter(/props\.filterMode === 'client' \? .* : null;$/m, 'null;'),
  inFilter(
    /(?<=const flatFilteringMethod = .*)React\.useCallback\([^]*?^ {2}\}, \[.*\]\);$/m,
    'React.useCallback(() => defaultGridFilterLookup, []);',
  ),
  {
    file: 'components/containers/GridRootStyles.mjs',
    find: new RegExp(
      String.raw`^ {4}\[\`[^\`\n]*(?:${undrawn.join('|')})[^\`\n]*\`\]: \{$[^]*?^ {4}\},?$`,
      'gm',
    ),
    put: '',
  },
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
