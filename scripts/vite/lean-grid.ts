import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { editCode } from './edit-code.ts';
import { gridEdits } from './grid-edits.ts';
import { emptyModule } from './empty-module.ts';

/** Where parts of the grid live that `ListGrid` switches off for good: filters, menus, toolbar and footer are the portal's own. */
const folders = [
  'components/(?:columnsManagement|toolbar|toolbarV8|quickFilter|columnsPanel|filterPanel|export|columnSelection)/',
  'components/panel/(?:filterPanel/|GridColumnsPanel|GridPreferencesPanel|GridPanel(?:(?=[.])|Wrapper|Content|Header|Footer))',
  'components/menu/columnMenu/',
  'components/cell/Grid(?:Edit|LongText|ActionsCell|SkeletonCell)',
  'components/columnHeaders/(?:GridColumnGroupHeader|ColumnHeaderMenuIcon|GridColumnHeaderFilterIconButton)(?=[.])',
  'components/Grid(?:Pagination|Footer|RowCount|SelectedRowCount|ScrollArea|ScrollShadows|RowDragAndDropOverlay|SkeletonLoadingOverlay)(?=[.])',
  'colDef/grid(?:Boolean|Date|Numeric|SingleSelect|String)Operators(?=[.])',
  'hooks/features/(?:export/(?:useGrid|serializers/)|clipboard/useGrid|editing/useGridRowEditing)',
];
const unused = new RegExp(`@mui/x-data-grid/(?:${folders.join('|')}).*(?<!index)[.]mjs$`);

const files = [...new Set(gridEdits.map(({ file }) => file))];

/**
 * @mui/x-data-grid brings its filter panel, column menus, toolbar, editors and exports along whether or not a grid has them on. They
 * are emptied here: 65 kB gz less in front of the first row.
 */
export const leanGrid = (): Plugin => ({
  name: 'portal-lean-grid',
  apply: 'build',
  load: { filter: { id: unused }, handler: (id) => emptyModule(readFileSync(id, 'utf8')) },
  transform: {
    filter: { id: new RegExp(`@mui/x-data-grid/(?:${files.join('|')})$`) },
    handler(code, id) {
      const edits = gridEdits.filter(({ file }) => id.endsWith(`/x-data-grid/${file}`));
      const lean = editCode(code, edits);
      if (lean === null) this.error(`@mui/x-data-grid has changed: see what ${id} looks like now`);
      return { code: lean, map: null };
    },
  },
});
