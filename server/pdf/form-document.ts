/** One line of a form. */
export interface FormLine {
  readonly label: string;
  readonly value: string;
}

export interface FormSection {
  readonly title: string;
  readonly lines: readonly FormLine[];
}

/** A filled form as it stands on paper, in the person's language already. */
export interface FormDocument {
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  readonly sections: readonly FormSection[];
  /** What the person declares by signing. */
  readonly declaration: string;
  readonly signatureLabel: string;
  readonly dateLabel: string;
  /** Stands on every page, with `{{page}}` and `{{pages}}` in it. */
  readonly pageText: string;
  readonly created: Date;
}
