import type { ResourceWords } from '../../../src/core/resource/words';
import enWords from '../../../locales/en/pdf';
import esWords from '../../../locales/es/pdf';

export type ReportLanguage = 'en' | 'es';

// Fetched when somebody asks for a file: the demo build carries this module into the browser.
const files = import.meta.glob<ResourceWords>('../../../locales/*/resources/*.ts', { import: 'default' });
const common = { en: enWords, es: esWords };

/** The text with its values put in; `{{count, number}}` gets a thousands separator. */
const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString('en-US') : value;
  });

export interface ReportWords {
  readonly language: ReportLanguage;
  title(download: string): string;
  heading(field: string): string;
  status(field: string, value: string): string;
  kpi(key: string): string;
  count(count: number): string;
  readonly empty: string;
  readonly totals: string;
  asOf(date: string): string;
  page(page: number, pages: number): string;
}

const countText = (words: ResourceWords, language: ReportLanguage, count: number): string => {
  const form = new Intl.PluralRules(language).select(count);
  const text = { one: words.count_one, many: words.count_many }[form as 'one' | 'many'];
  return fill(text ?? words.count_other, { count });
};

/** The words of a resource's PDF files. A resource without a words file speaks by its own names. */
export const reportWords = async (resource: string, language: ReportLanguage): Promise<ReportWords> => {
  const words = await files[`../../../locales/${language}/resources/${resource}.ts`]?.();
  const texts = common[language];
  return {
    language,
    title: (download) => words?.downloads?.[download] ?? download,
    heading: (field) => words?.fields[field] ?? field,
    status: (field, value) => words?.values?.[field]?.[value] ?? value,
    kpi: (key) => words?.kpis?.[key] ?? key,
    count: (count) => (words ? countText(words, language, count) : String(count)),
    empty: words?.empty.title ?? '',
    totals: texts.totals,
    asOf: (date) => fill(texts.asOf, { date }),
    page: (page, pages) => fill(texts.page, { page: String(page), pages: String(pages) }),
  };
};
