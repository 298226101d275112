import { useAppAbility } from '@lib/access-context';

/** Whether the person may open an area; what belongs to another is neither fetched nor drawn. */
export const useMayOpen = () => {
  const ability = useAppAbility();
  return (area: string): boolean => ability.can('list', area);
};
