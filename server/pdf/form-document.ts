/** One line of a form. */
export interface FormLine {
  readonly label: string;
  readonly value: string;
}

export interface FormSection {
  readonly title: string;
  readonly lines: readonly FormLine[];
}

/** A filled form for printing, already in the applicant's language. */
export interface FormDocument {
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  readonly sections: readonly FormSection[];
  /** What the applicant declares by signing. */
  readonly declaration: string;
  readonly signatureLabel: string;
  readonly dateLabel: string;
  /** Shown on every page, with `{{page}}` and `{{pages}}` in it. */
  readonly pageText: string;
  readonly created: Date;
}
