import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { explainRefusal, isAdmin } from '@core/access/ability';
import { useAppAbility, useRights } from '@lib/access-context';
import { useWords } from '@lib/i18n';
import { useAreas } from '@lib/portal-context';
import { ForbiddenPage } from '@pages/errors/forbidden-page';

interface ForbiddenViewProps {
  /** Whether it is `/clients/forbidden`: without an area, access to the client as a whole was denied. */
  readonly isClient?: boolean;
}

/** Returns the area stored in a history entry of this page; undefined for a new entry. */
const refusedIn = (state: unknown): string | null | undefined =>
  typeof state === 'object' && state !== null && 'refused' in state
    ? (state.refused as string | null)
    : undefined;

/** Returns the denied area. It is stored in the history entry, so that a reload and Back show the same page. */
const useRefused = (): string | null => {
  const loaded = useLoaderData<string | null>();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const stored = refusedIn(state);
  useEffect(() => {
    if (stored === undefined && loaded !== null)
      void navigate('.', { replace: true, state: { refused: loaded } });
  }, [stored, loaded, navigate]);
  return stored === undefined ? loaded : stored;
};

const ForbiddenView = ({ isClient = false }: ForbiddenViewProps) => {
  const refused = useRefused();
  const areas = useAreas();
  const ability = useAppAbility();
  const rights = useRights();
  const area = areas.find(({ name }) => name === refused);
  const title = useWords(area ?? { name: '' })('title');
  return (
    <ForbiddenPage
      subject={isClient ? 'client' : 'page'}
      area={title || undefined}
      missing={area && isAdmin(ability) ? explainRefusal(area, rights) : undefined}
    />
  );
};

export const ForbiddenRoute = () => <ForbiddenView />;
export const ForbiddenClientRoute = () => <ForbiddenView isClient />;
