interface ErrorWords {
  readonly error: { readonly title: string; readonly text: string; readonly reload: string };
}

const files = import.meta.glob<ErrorWords>('../../../locales/*/errors.ts', {
  eager: true,
  import: 'default',
});

/** What is said of an error when nothing else could be loaded, not even what translates. */
export const errorWords = (language: string): ErrorWords['error'] | undefined =>
  (files[`../../../locales/${language.slice(0, 2)}/errors.ts`] ?? files['../../../locales/en/errors.ts'])
    ?.error;
