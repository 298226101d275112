import { useTranslation } from 'react-i18next';

/** What the total row is called, where the other rows have their names. */
export const TotalLabel = () => <strong>{useTranslation('charts').t('total.label')}</strong>;
