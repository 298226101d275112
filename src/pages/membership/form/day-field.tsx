import { useTranslation } from 'react-i18next';
import { readDay } from '@core/form/day-text';
import { type InputPath, valueAt } from '@core/membership/member-path';
import { MemberTextField } from './member-text-field';
import type { FieldChecks } from './use-field-checks';
import { useFormPart } from './use-member-form';

/** Returns the date format or, for a valid date, the date in words: 4/3 can be read as April or as March. */
export const useDayHelp = (): ((text: string) => string) => {
  const { t, i18n } = useTranslation('member-form');
  return (text) => {
    const day = readDay(text);
    if (!day) return t('help.date');
    const words = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
    return t('help.dateRead', { date: words.format(day) });
  };
};

interface DayFieldProps {
  readonly path: InputPath;
  readonly checks: FieldChecks;
  readonly autoComplete: string;
}

/** A date in a single field. */
export const DayField = ({ path, checks, autoComplete }: DayFieldProps) => {
  const help = useDayHelp();
  const value = useFormPart(checks.form, ({ values }) => valueAt(values, path) ?? '');
  return (
    <MemberTextField
      path={path}
      checks={checks}
      autoComplete={autoComplete}
      kind="digits"
      help={help(value)}
    />
  );
};
