// Modules that scripts/vite/locales.ts makes from the folders in this one.

declare module 'virtual:languages' {
  /** The names of the folders, English first. */
  export const languages: readonly string[];
}

declare module 'virtual:words/start' {
  type Words = Readonly<Record<string, import('i18next').ResourceLanguage[string]>>;
  export const english: Words;
  export const fetched: Readonly<Record<string, () => Promise<Words>>>;
}

declare module 'virtual:words/portal' {
  type Words = Readonly<Record<string, import('i18next').ResourceLanguage[string]>>;
  export const fetched: Readonly<Record<string, () => Promise<Words>>>;
}
