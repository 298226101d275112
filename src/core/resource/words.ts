/**
 * The shape of a resource's words file in `locales/<language>/resources/<name>.ts`. Plural forms follow i18next
 * (`count_one` …).
 */
export interface ResourceWords {
  /** Title of the page and of the menu entry. */
  readonly title: string;
  /** A line below the title. */
  readonly subtitle?: string;
  /** The line below the title by option, for a list with a filter that is shown as pills. */
  readonly subtitles?: Readonly<Record<string, string>>;
  readonly count_one: string;
  readonly count_other: string;
  readonly count_many?: string;
  /** The menu's link to the records that its `alert` counts. */
  readonly alert?: { readonly count_one: string; readonly count_other: string; readonly count_many?: string };
  readonly search: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Help texts below the inputs, by field. */
  readonly help?: Readonly<Record<string, string>>;
  /** Error messages that replace the default message of a rule, by field and rule: `code.incorrect`, `name.taken`. */
  readonly fieldErrors?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Error messages of the rules between fields, by rule. */
  readonly rules?: Readonly<Record<string, string>>;
  /**
   * Short texts for the meta line of a card, by field, with `{{value}}`. Plural forms (`count_one` …) for fields that
   * are counts.
   */
  readonly card?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** Names of status values, by field. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `label` and the names of the options, by filter. */
  readonly filters?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** `<key>` is the label of a tile, `<key>_note` the line below its value. */
  readonly kpis?: Readonly<Record<string, string>>;
  /** The title and a line that says what is measured. */
  readonly chart?: { readonly title: string; readonly text: string };
  /** Names of PDF files. */
  readonly downloads?: Readonly<Record<string, string>>;
  readonly actions?: Readonly<Record<string, ActionWords>>;
  /** Titles of the detail view's sections. */
  readonly sections?: Readonly<Record<string, string>>;
  /** Titles of related lists that differ from the lists' own, by resource. */
  readonly related?: Readonly<Record<string, string>>;
  readonly empty: { readonly title: string; readonly text: string };
  readonly noResult: { readonly title: string; readonly text: string };
  readonly create?: FormWords;
  /** `lockedTitle` and `locked`: the title and explanation shown for records whose form is read-only. */
  readonly edit?: FormWords & { readonly lockedTitle?: string; readonly locked?: string };
  readonly delete?: FormWords & { readonly text: string } & ManyWords;
}

/** `title`: of the dialog. `submit`: its main button. `done`: the notice afterwards. */
export interface FormWords {
  readonly title: string;
  readonly submit: string;
  readonly done: string;
}

/** For an action on many records. What is absent is said in general words. */
export interface ManyWords {
  /**
   * `title`: of the preview and of its button, with `{{records}}` ("12 users"). `text`: a line below it. `will`: what
   * happens to the records that are counted. `count`: the notice afterwards.
   */
  readonly many?: {
    readonly title: string;
    readonly text?: string;
    readonly will: string;
    readonly count_one: string;
    readonly count_other: string;
    readonly count_many?: string;
  };
  /** Why records do not change, by the reason that the API gives: `conflict` for those that fail the condition. */
  readonly refused?: Readonly<Record<string, string>>;
}

/**
 * `label`: of the button. `done`: the notice afterwards. For an action with a dialog: `title`, `text`, and `submit` for
 * its main button. `{{record}}` is the record's name.
 */
export interface ActionWords extends ManyWords {
  readonly label: string;
  readonly done: string;
  readonly title?: string;
  readonly text?: string;
  readonly submit?: string;
}

/** A translation: the keys of the English file, plus the plural forms that the language adds. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
} & { readonly count_many?: string };
