import { useTranslation } from 'react-i18next';
import { maxLengths, lettersOf, namesLetters, type MemberError } from '@core/membership/member-errors';
import { slots, type Beneficiary, type MemberField } from '@core/membership/member-form';
import type { ErrorPath } from '@core/membership/member-path';

type FieldName = MemberField | keyof Beneficiary;

const partsOf = (path: ErrorPath) => {
  const [list = '', at, field] = path.split('.');
  return {
    name: (field ?? list) as FieldName | 'beneficiaries',
    slot: at === undefined ? undefined : slots[Number(at)],
  };
};
const maxLengthOf = (name: string): number => (maxLengths as Readonly<Record<string, number>>)[name] ?? 0;

/** Labels and error messages of the form's fields, in the current language. */
export const useMemberWords = () => {
  const { t } = useTranslation('member-form');
  const labelOf = (path: ErrorPath): string => t(`fields.${partsOf(path).name}`);

  const messageOf = (path: ErrorPath, error: MemberError | undefined): string => {
    if (error === undefined) return '';
    const { name, slot } = partsOf(path);
    if (namesLetters(error)) return t('errors.unprintableLetters', { letters: lettersOf(error) });
    switch (error) {
      case 'required':
        if (name === 'beneficiaries') return t('errors.atLeastOne');
        return slot === undefined ? t(`errors.required.${name as MemberField}`) : t('errors.fillAll');
      case 'invalid':
        return t(`errors.invalid.${name}`);
      case 'tooLong':
        return t('errors.tooLong', { max: maxLengthOf(name) });
      default:
        return t(`errors.${error}`);
    }
  };

  /** Returns the field's name for the summary. Fields of a beneficiary are named by the slot. */
  const summaryLabelOf = (path: ErrorPath, error: MemberError): string => {
    const { slot } = partsOf(path);
    if (slot !== undefined) return t(`slots.${slot}.full`);
    return error === 'total' ? t('fields.total') : labelOf(path);
  };
  return { t, labelOf, messageOf, summaryLabelOf };
};
