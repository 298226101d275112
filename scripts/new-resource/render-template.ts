import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Eta } from 'eta';
import { format, type FormatConfig } from 'oxfmt';
import { reviewMark } from '../review/marks';

// `<%= %>` writes a text within single quotes, `<%~ %>` writes code. A line with only a condition leaves no empty line.
const eta = new Eta({
  views: join(import.meta.dirname, 'templates'),
  escapeFunction: (text) => String(text).replaceAll("'", "\\'"),
  autoTrim: [false, 'nl'],
  useWith: true,
});

/**
 * Returns the file of a template (`templates/<template>.eta`), in the format of the project at `root`. The template's name
 * has the extension of the file.
 */
export const renderTemplate = async (root: string, template: string, data: object): Promise<string> => {
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  return (await format(template, eta.render(`${template}.eta`, { ...data, reviewMark }), style)).code;
};
