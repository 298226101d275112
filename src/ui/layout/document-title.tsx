import { useTranslation } from 'react-i18next';

/**
 * The document title: the parts from most to least specific, then the app name. If several are rendered, the last one
 * wins: that of a record or dialog over its list.
 */
export const DocumentTitle = ({ parts }: { readonly parts: readonly string[] }) => {
  const { t } = useTranslation('common');
  return <title>{[...parts, t('appName')].join(' · ')}</title>;
};
