import { useTranslation } from 'react-i18next';
import { colorOf } from '@core/format/figure';
import { Chip } from '../cells/chip';

/** The client's compliance as a word in the colour of its rule; `fraction` is 0–1. */
export const ComplianceChip = ({ fraction }: { readonly fraction: number }) => {
  const { t } = useTranslation('charts');
  const meaning = colorOf('compliance', fraction);
  if (meaning === 'gray') return null;
  return <Chip meaning={meaning} label={t(`compliance.${meaning}`)} />;
};
