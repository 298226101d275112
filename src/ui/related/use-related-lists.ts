import { useMemo } from 'react';
import { readableResource } from '@core/access/readable-resource';
import { relatedListsOf, relationsTo, type RelatedList } from '@core/list/related-lists';
import { isResource, type Resource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAvailableAreas } from '@lib/portal-context';

/** The related lists of a resource's records that the user may open. The others are neither shown nor asked for. */
export const useRelatedLists = (resource: Resource): readonly RelatedList[] => {
  const areas = useAvailableAreas();
  const ability = useAppAbility();
  return useMemo(() => {
    const others = areas
      .filter(isResource)
      .filter((area) => relationsTo(resource, area).length > 0 && ability.can('list', area.name))
      .map((area) => readableResource(area, ability));
    return relatedListsOf(resource, others);
  }, [resource, areas, ability]);
};
