import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { emptyModule } from './empty-module.ts';

/** Where parts of the grid live that `ListGrid` switches off for good: filters, menus, toolbar and footer are the portal's own. */
const unused =
  /@mui\/x-data-grid\/(?:components\/(?:panel\/(?:filterPanel\/|GridColumnsPanel|GridPanel(?:\.|Wrapper|Content|Header|Footer))|columnsManagement\/|toolbar\/|toolbarV8\/|quickFilter\/|columnsPanel\/|filterPanel\/|export\/|menu\/columnMenu\/|cell\/Grid(?:Edit|LongText|ActionsCell)|Grid(?:Pagination|Footer|RowCount|SelectedRowCount)\.)|hooks\/features\/(?:export\/(?:useGrid|serializers\/)|clipboard\/useGrid|editing\/useGridRowEditing)).*(?<!index)\.mjs$/;

/** Inputs of those parts, which the grid takes from Material UI. */
const inputs = [
  ...['Autocomplete', 'Badge', 'Chip', 'FormControl', 'FormControlLabel', 'InputLabel', 'Select', 'Switch'],
  ...['Tab', 'TablePagination', 'Tabs', 'TextField', 'TextareaAutosize', 'ToggleButton'],
];
const importOfInput = new RegExp(
  String.raw`^import (\w+)(?:, \{ (\w+) \})? from '@mui/material/(?:${inputs.join('|')})';$`,
  'gm',
);

/**
 * @mui/x-data-grid brings its filter panel, column menus, toolbar, editors and exports along whether or not a grid has them on. They
 * are emptied here: 40 kB gz less in front of the first row.
 */
export const leanGrid = (): Plugin => ({
  name: 'portal-lean-grid',
  apply: 'build',
  load: { filter: { id: unused }, handler: (id) => emptyModule(readFileSync(id, 'utf8')) },
  transform: {
    filter: { id: /@mui\/x-data-grid\/material\/index\.mjs$/ },
    handler(code) {
      if ([...code.matchAll(importOfInput)].length !== inputs.length)
        this.error('@mui/x-data-grid has changed: see which inputs it imports now');
      const lean = code.replace(importOfInput, (_, name: string, classes?: string) =>
        [`const ${name} = () => null;`, classes && `const ${classes} = {};`].filter(Boolean).join(' '),
      );
      return { code: lean, map: null };
    },
  },
});
