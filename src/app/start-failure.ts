import en from '../../locales/en/errors';
import es from '../../locales/es/errors';

/**
 * Says that the page could not start, with a way to try again. Plain elements, because what draws everything else is what is
 * missing.
 */
export const showStartFailure = (place: HTMLElement, reload = () => window.location.reload()): void => {
  const { error } = navigator.language.startsWith('es') ? es : en;
  const main = document.createElement('main');
  const title = document.createElement('h1');
  title.textContent = error.title;
  const text = document.createElement('p');
  text.textContent = error.text;
  const again = document.createElement('button');
  again.textContent = error.reload;
  again.addEventListener('click', reload);
  main.setAttribute('role', 'alert');
  main.append(title, text, again);
  Object.assign(main.style, {
    maxWidth: '36rem',
    margin: '4rem auto',
    padding: '0 1rem',
    fontFamily: 'sans-serif',
  });
  place.replaceChildren(main);
};
