import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { isMasked } from '@core/membership/member-form';
import { valueAt, type InputPath } from '@core/membership/member-path';
import { inputId } from './input-id';
import type { FieldChecks } from './use-field-checks';
import { useFormPart } from './use-member-form';
import { useMemberWords } from './use-member-words';

interface Kept {
  /** The field shows a part of what is on record, and keeps it. */
  readonly isKept: boolean;
  readonly help: string;
  /** To type something else, or to keep what is on record after all; null where nothing of it is masked. */
  readonly button: ReactNode;
}

/** A field with a masked value: it cannot be typed over by accident, only changed on purpose, and that can be taken back. */
export const useKept = (path: InputPath, { form, mend }: FieldChecks): Kept => {
  const { t, labelOf } = useMemberWords();
  const value = useFormPart(form, ({ values }) => valueAt(values, path) ?? '');
  const start = useFormPart(form, ({ start: known }) => valueAt(known, path) ?? '');
  const isKept = isMasked(value);
  const help = t('kept.help');
  if (!isKept && !isMasked(start)) return { isKept, help, button: null };
  const press = () => {
    form.send({ type: 'type', path, text: isKept ? '' : start });
    form.send({ type: 'complain', path, error: undefined });
    mend(path);
    document.getElementById(inputId(path))?.focus();
  };
  const button = (
    <Button
      size="small"
      aria-label={t(isKept ? 'kept.changeField' : 'kept.keepField', { field: labelOf(path) })}
      onClick={press}
      // The field is not left by the press.
      onMouseDown={(event) => event.preventDefault()}
      sx={{ minHeight: 44, flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {t(isKept ? 'kept.change' : 'kept.keep')}
    </Button>
  );
  return { isKept, help, button };
};
