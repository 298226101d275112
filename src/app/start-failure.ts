interface ErrorWords {
  readonly error: { readonly title: string; readonly text: string; readonly reload: string };
}

const files = import.meta.glob<ErrorWords>('../../locales/*/errors.ts', {
  eager: true,
  import: 'default',
});

/** Texts for an error when nothing else could be loaded, not even the translations. */
const errorWords = (language: string): ErrorWords['error'] | undefined =>
  (files[`../../locales/${language.slice(0, 2)}/errors.ts`] ?? files['../../locales/en/errors.ts'])?.error;

/**
 * Shows that the page could not start, with a reload button. Uses plain DOM elements, because the code that renders
 * everything else could not be loaded.
 */
export const showStartFailure = (root: HTMLElement, reload = () => window.location.reload()): void => {
  const words = errorWords(navigator.language);
  if (!words) return;
  const main = document.createElement('main');
  const title = document.createElement('h1');
  title.textContent = words.title;
  const text = document.createElement('p');
  text.textContent = words.text;
  const again = document.createElement('button');
  again.textContent = words.reload;
  again.addEventListener('click', reload);
  main.setAttribute('role', 'alert');
  main.append(title, text, again);
  Object.assign(main.style, {
    maxWidth: '36rem',
    margin: '4rem auto',
    padding: '0 1rem',
    fontFamily: 'sans-serif',
  });
  root.replaceChildren(main);
};
