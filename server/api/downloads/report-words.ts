import type { ResourceWords } from '@core/resource/words';
import type { Language } from '@server/words/language';
import { resourceWords, type RecordWords } from '@server/words/resource-words';
import { textsOf, interpolate } from '@server/words/texts';

export interface ReportWords extends Omit<RecordWords, 'all'> {
  title(download: string): string;
  kpi(key: string): string;
  count(count: number): string;
  readonly empty: string;
  readonly totals: string;
  asOf(date: string): string;
  /** Has placeholders for the page number and the page count. */
  readonly page: string;
}

const countText = (words: ResourceWords, language: Language, count: number): string => {
  const form = new Intl.PluralRules(language).select(count);
  const text = { one: words.count_one, many: words.count_many }[form as 'one' | 'many'];
  return interpolate(text ?? words.count_other, { count });
};

/** Returns the texts of a resource's PDF files. */
export const reportWords = async (resource: string, language: Language): Promise<ReportWords> => {
  const { all, ...words } = await resourceWords(resource, language);
  const texts = textsOf('pdf', language);
  return {
    ...words,
    title: (download) => all?.downloads?.[download] ?? download,
    kpi: (key) => all?.kpis?.[key] ?? key,
    count: (count) => (all ? countText(all, language, count) : String(count)),
    empty: all?.empty.title ?? '',
    totals: texts.totals,
    asOf: (date) => interpolate(texts.asOf, { date }),
    page: texts.page,
  };
};
