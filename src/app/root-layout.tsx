import { useEffect, useEffectEvent } from 'react';
import { Outlet, useMatches, useNavigation, useSearchParams } from 'react-router';
import { languageOf, onLanguageChosen, rememberedLanguage, switchLanguage } from '@lib/i18n';
import { Notices } from '@ui/feedback/notices';
import { Pending } from '@ui/feedback/pending';
import { portalRouteId } from './portal/area-handle';
import { usePageChange } from './use-page-change';

/** `lang` in the address switches everything; without it the language stays what it is. */
const useAddressLanguage = () => {
  const [query, setQuery] = useSearchParams();
  const language = languageOf(query.get('lang'));
  useEffect(() => {
    if (language) void switchLanguage(language);
  }, [language]);
  // The control wins over the address, which would bring its language back with the next reload.
  const followChoice = useEffectEvent((chosen: string) => {
    if (!query.has('lang')) return;
    const next = new URLSearchParams(query);
    next.set('lang', chosen);
    setQuery(next, { replace: true });
  });
  useEffect(() => onLanguageChosen((chosen) => followChoice(chosen)), []);
  const isForeign = language !== undefined && language !== 'en';
  useEffect(() => {
    if (!isForeign) return undefined;
    // A language that came by address ends with the public pages (spec, section 1); a remembered one comes back.
    return () => void switchLanguage(rememberedLanguage() ?? 'en');
  }, [isForeign]);
};

const PublicLanguage = () => {
  useAddressLanguage();
  return null;
};

/** What surrounds every screen, before and after login. */
export const RootLayout = () => {
  const isInPortal = useMatches().some(({ id }) => id === portalRouteId);
  const isLeaving = useNavigation().state !== 'idle';
  usePageChange();
  return (
    <>
      {!isInPortal && <PublicLanguage />}
      {/* Within the portal the shell stays and shows the wait itself. */}
      <Pending active={isLeaving && !isInPortal} fill="page">
        <Outlet />
      </Pending>
      <Notices />
    </>
  );
};
