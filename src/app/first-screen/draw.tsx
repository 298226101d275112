import type { EmotionCache } from '@emotion/cache';
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { languages } from 'virtual:languages';
import type { PrerenderedScreen, FirstScreen } from '@core/navigation/first-screen';
import { createHttp } from '@lib/http';
import { addWords, createI18n, type Language, switchLanguage } from '@lib/i18n';
import { startWords } from '@lib/words/start-words';
import { LoginPage } from '@pages/account/login-page';
import { membershipWords } from '@pages/membership/words';
import { App } from '../app';
import { MembershipApp } from '../membership-app';
import { rootRoute } from '../root-route';
import { createServices } from '../services';
import { createStyles } from '../style-frame';

interface FirstScreenWords {
  readonly incomplete: string;
  readonly reload: string;
}

const wordFiles = import.meta.glob<FirstScreenWords>('../../../locales/*/first-screen.ts', {
  eager: true,
  import: 'default',
});

/**
 * Runs in the page before it is shown (see `draw`). It is inlined as text, so it cannot reference anything outside
 * itself. Hides a screen other than the one to show, and keeps the last press until the scripts have loaded: without
 * them the browser would submit a form itself, with the password in the address. If the scripts fail to load, it
 * shows a message and a reload button.
 */
const beforeScripts = (screen: string, words: FirstScreenWords): void => {
  const page = document.documentElement;
  const readStored = (open: () => Storage, key: string) => {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  };
  // Apply the chosen color scheme before the first paint.
  const appearance = readStored(() => localStorage, 'portal.appearance');
  const isDark =
    appearance === 'dark' || (appearance !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.toggleAttribute(isDark ? 'data-dark' : 'data-light', true);
  const { step } = (history.state ?? {}) as { step?: unknown };
  const isOtherScreen =
    screen === 'login'
      ? readStored(() => localStorage, 'portal.token') !== null
      : readStored(() => sessionStorage, 'portal.membership') !== null ||
        location.hash === '#privacy' ||
        (step !== undefined && step !== 'welcome');
  // The server knows the language of the address and of the browser. Only the browser knows a chosen language.
  const chosen = readStored(() => localStorage, 'portal.language') ?? page.lang;
  const requested = /[?&;]lang=([a-z]{2})(?![a-z])/i.exec(location.search)?.[1]?.toLowerCase();
  const isRightLanguage = page.lang === chosen || page.lang === requested;
  if (isOtherScreen || !isRightLanguage) page.dataset['elsewhere'] = '';

  let hasFailed = false;
  const release = () => document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  // Not without a connection: the browser would replace this page with its own error page.
  const reload = (retriesLeft = 0) => {
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => {
        release();
        if (retriesLeft > 0) setTimeout(reload, 2000, retriesLeft - 1);
      },
    );
  };
  const holdPress = (event: Event) => {
    const root = document.getElementById('root');
    const control = event.target instanceof Element ? event.target.closest('button, a[href^="#"]') : null;
    if (root?.dataset['screen'] === undefined || (event.type === 'click' && !control)) return;
    event.preventDefault();
    const pressed = event.type === 'submit' ? (event as SubmitEvent).submitter : control;
    release();
    pressed?.setAttribute('data-pressed', '');
    if (hasFailed) reload();
  };
  addEventListener('click', holdPress, true);
  addEventListener('submit', holdPress, true);

  const showScriptError = ({ target }: Event) => {
    const isPortalScript = target instanceof HTMLScriptElement && target.type === 'module';
    const isHydrated = document.getElementById('root')?.dataset['screen'] === undefined;
    if (hasFailed || !isPortalScript || isHydrated) return;
    hasFailed = true;
    release();
    const notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    notice.dataset['lost'] = '';
    const text = document.createElement('p');
    text.textContent = words.incomplete;
    const reloadButton = document.createElement('button');
    reloadButton.textContent = words.reload;
    notice.append(text, reloadButton);
    document.body.append(notice);
    // Browsers fire `online` some time before requests succeed.
    addEventListener('online', () => reload(5));
  };
  addEventListener('error', showScriptError, true);
};

/** Styles for a press that waits for the scripts, for a hidden screen, and for the message about lost scripts. */
const ownStyles = [
  '[data-support]{margin:24px 0 0;text-align:center}',
  '[data-support] a{color:inherit}',
  '[data-pressed]{opacity:.6}',
  '[data-elsewhere] #root[data-screen]{visibility:hidden}',
  '[data-lost]{position:sticky;bottom:0;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px 16px;padding:12px 16px max(12px,env(safe-area-inset-bottom));background:#17201c;color:#e7edea}',
  '[data-dark] [data-lost]{background:#2b3531}',
  '[data-lost] p{margin:0}',
  '[data-lost] button{min-height:44px;padding:0 16px;border:1px solid currentColor;border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}',
].join('');

const noopLocation = { assign: () => undefined, replace: () => undefined };
const unusedHttp = createHttp({ baseUrl: '/', token: () => null });

const trees: Readonly<Record<FirstScreen, (styles: EmotionCache) => ReactNode>> = {
  login: (styles) => {
    const Login = () => <LoginPage onSignedIn={() => undefined} onTwoFactor={() => undefined} />;
    const router = createMemoryRouter([rootRoute([{ path: '/login', Component: Login }])], {
      initialEntries: ['/login'],
    });
    return <App services={createServices({ baseUrl: '/' })} router={router} styles={styles} />;
  },
  membership: (styles) => (
    <MembershipApp
      http={unusedHttp}
      search="?id=1"
      arrival={{ state: null, hash: '' }}
      pageLocation={noopLocation}
      styles={styles}
    />
  ),
};

/**
 * Converts Emotion's styles to the form that its cache hydrates in the browser: `data-emotion` contains the key and
 * the names of all styles.
 */
const stylesIn = ({ key, inserted, registered }: EmotionCache): PrerenderedScreen['styles'] => {
  const made = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css, isGlobal: !(`${key}-${name}` in registered) }] : [],
  );
  const scoped = made.filter(({ isGlobal }) => !isGlobal);
  return [
    ...made
      .filter(({ isGlobal }) => isGlobal)
      .map(({ name, css }) => ({ names: `${key}-global ${name}`, css })),
    { names: [key, ...scoped.map(({ name }) => name)].join(' '), css: scoped.map(({ css }) => css).join('') },
    { names: '', css: ownStyles },
  ];
};

const prerender = (screen: FirstScreen, language: Language): PrerenderedScreen => {
  const styles = createStyles();
  // Without this, Emotion renders styles between the elements, which the browser does not, and hydration fails.
  styles.compat = true;
  const html = renderToString(trees[screen](styles));
  const [element = '', title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const body = html.replace(element, '');
  // The content security policy forbids style attributes.
  if (title === '' || / style="/.test(body)) throw new Error(`The ${screen} cannot be drawn beforehand.`);
  const words = wordFiles[`../../../locales/${language}/first-screen.ts`];
  const script = `(${String(beforeScripts)})(${JSON.stringify(screen)},${JSON.stringify(words)})`;
  const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  return { screen, language, title, body, styles: stylesIn(styles), script, scriptHash };
};

/** Renders every first screen in every language. */
export const prerenderFirstScreens = async (): Promise<readonly PrerenderedScreen[]> => {
  await createI18n(startWords, 'en', () => undefined);
  await addWords(membershipWords);
  const screens: PrerenderedScreen[] = [];
  for (const language of languages) {
    await switchLanguage(language);
    for (const screen of Object.keys(trees) as FirstScreen[]) screens.push(prerender(screen, language));
  }
  return screens;
};
