import { useLoaderData } from 'react-router';
import { explainRefusal } from '@core/access/ability';
import { isAdmin } from '@core/access/roles';
import { useAppAbility, useRights } from '@lib/access-context';
import { useWords } from '@lib/i18n';
import { useAreas } from '@lib/registry-context';
import { ForbiddenPage } from '@pages/errors/forbidden-page';

interface RefusedProps {
  /** Within the clients: without an area, the client as a whole was refused. */
  readonly isClient?: boolean;
}

const Refused = ({ isClient = false }: RefusedProps) => {
  const refused = useLoaderData<string | null>();
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

export const ForbiddenRoute = () => <Refused />;
export const ForbiddenClientRoute = () => <Refused isClient />;
