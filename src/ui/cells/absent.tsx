import { useTranslation } from 'react-i18next';

/** Stands where a record has no value. */
export const Absent = ({ word = 'none' }: { readonly word?: 'none' | 'never' }) => {
  const { t } = useTranslation('list');
  return <span className="cell-weak">{t(word)}</span>;
};
