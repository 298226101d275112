import { createRowTest } from '@core/list/local-list';

const fields = ['label', 'detail'];

/** Filters the options of a choice that are already loaded, as lists and servers search. */
export const filterOptions = <Option extends { readonly label: string }>(
  options: readonly Option[],
  { inputValue }: { readonly inputValue: string },
): Option[] => options.filter(createRowTest({ fields, text: inputValue }));
