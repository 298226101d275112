import { useEffect, useState, type ComponentType } from 'react';
import { lazyPart } from '@lib/lazy-part';
import { hasTyped } from './filter-choices';
import type { ListController } from './use-list-controller';

interface TypedFiltersProps {
  readonly controller: ListController;
}

/**
 * The filters with a typed or looked-up value. Only lists that have any load the code, after the list itself has
 * rendered.
 */
export const LazyTypedFilters = ({ controller }: TypedFiltersProps) => {
  const isNeeded = hasTyped(controller.resource.list);
  const [Part, setPart] = useState<ComponentType<TypedFiltersProps>>();
  const [failure, setFailure] = useState<{ readonly reason: unknown }>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    import('./typed-filters').then(
      ({ TypedFilters }) => isWanted && setPart(() => TypedFilters),
      (reason: unknown) => isWanted && setFailure({ reason }),
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  if (failure) throw failure.reason;
  return Part ? <Part controller={controller} /> : null;
};

/** The options of a filter side by side. Loaded on demand: few lists declare them. */
export const FilterPills = lazyPart(async () => (await import('./filter-pills')).FilterPills, 44);
