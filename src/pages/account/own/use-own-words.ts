import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from '@ui/cells/cell-kind';

/** The page's words as parts of generated forms ask for theirs. */
export const useOwnWords = (): Words => {
  const { t } = useTranslation('my-account');
  return useCallback(
    (key, values = {}) => (t as unknown as (key: string, values: object) => string)(key, values),
    [t],
  );
};
