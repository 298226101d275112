import { useTranslation } from 'react-i18next';

/**
 * The document's title: the parts from the nearest to the farthest, then the product. Of several, the one that was drawn last counts: that
 * of a record or a dialog over its list.
 */
export const DocumentTitle = ({ parts }: { readonly parts: readonly string[] }) => {
  const { t } = useTranslation('common');
  return <title>{[...parts, t('appName')].join(' · ')}</title>;
};
