/** The shape of a resource's words file in `locales/<language>/resources/<name>.ts`. Plural forms follow i18next (`count_one` …). */
export interface ResourceWords {
  /** Title of the page and of the menu entry. */
  readonly title: string;
  /** One optional line below the title. */
  readonly subtitle?: string;
  /** The line below the title by option, where a filter's options stand as pills. */
  readonly subtitles?: Readonly<Record<string, string>>;
  readonly count_one: string;
  readonly count_other: string;
  readonly count_many?: string;
  readonly search: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What to know before an input is filled in, by field: a line below it. */
  readonly help?: Readonly<Record<string, string>>;
  /** What is said of a refused input in place of the rule's own words, by field and rule: `code.incorrect`, `name.taken`. */
  readonly complaints?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Short forms for the meta line of a card, by field, with `{{value}}`; `count_one` … where the value is a number of things. */
  readonly card?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** Names of status values, by field. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `label` and the name of every option, by filter. */
  readonly filters?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `<key>` of a tile, and `<key>_note` for the line below its value. */
  readonly kpis?: Readonly<Record<string, string>>;
  /** Title and one line saying what is measured. */
  readonly chart?: { readonly title: string; readonly text: string };
  /** Names of PDF files. */
  readonly downloads?: Readonly<Record<string, string>>;
  readonly rowActions?: Readonly<Record<string, ActionWords>>;
  /** Titles of the detail view's sections. */
  readonly sections?: Readonly<Record<string, string>>;
  readonly empty: { readonly title: string; readonly text: string };
  readonly noResult: { readonly title: string; readonly text: string };
  readonly create?: FormWords;
  /** `locked` and its `lockedTitle` where the form of some records is there only to be read, and why. */
  readonly edit?: FormWords & { readonly lockedTitle?: string; readonly locked?: string };
  readonly delete?: FormWords & { readonly text: string };
}

/** `title` of the dialog, `submit` of its main button, `done` as the notice afterwards. */
export interface FormWords {
  readonly title: string;
  readonly submit: string;
  readonly done: string;
}

/**
 * `label` of the button, and `done` as the notice afterwards; `title` and `submit` of the dialog and its main button, where it asks first,
 * and `text` as what it says. `{{record}}` is the record's name.
 */
export interface ActionWords {
  readonly label: string;
  readonly done: string;
  readonly title?: string;
  readonly text?: string;
  readonly submit?: string;
}

/** A translation: the same keys as the English file, and the plural forms that the language adds. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
} & { readonly count_many?: string };
