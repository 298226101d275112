import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { isMasked } from '@core/membership/member-form';
import { type InputPath, valueAt } from '@core/membership/member-path';
import { Button } from '@ui/form/button';
import { TextInput, type TextInputProps } from '@ui/form/text-input';
import { type FieldChecks, inputId } from './use-field-checks';
import { useMemberField } from './use-member-field';
import { useFormPart } from './use-member-form';
import { useMemberWords } from './use-member-words';

interface MaskedValue {
  /** Whether the field shows a masked value, which is kept. */
  readonly isKept: boolean;
  readonly help: string;
  /** A button to enter another value, or to keep the masked one after all; null if nothing is masked. */
  readonly button: ReactNode;
}

/** For a field with a masked value: it can be changed only with the button, and the change can be reverted. */
const useMaskedValue = (path: InputPath, { form, recheck }: FieldChecks): MaskedValue => {
  const { t, labelOf } = useMemberWords();
  const value = useFormPart(form, ({ values }) => valueAt(values, path) ?? '');
  const start = useFormPart(form, ({ start: known }) => valueAt(known, path) ?? '');
  const isKept = isMasked(value);
  const help = t('kept.help');
  if (!isKept && !isMasked(start)) return { isKept, help, button: null };
  const press = () => {
    form.send({ type: 'type', path, text: isKept ? '' : start });
    form.send({ type: 'complain', path, error: undefined });
    recheck(path);
    document.getElementById(inputId(path))?.focus();
  };
  const button = (
    <Button
      size="small"
      aria-label={t(isKept ? 'kept.changeField' : 'kept.keepField', { field: labelOf(path) })}
      onClick={press}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      sx={{ minHeight: 44, flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {t(isKept ? 'kept.change' : 'kept.keep')}
    </Button>
  );
  return { isKept, help, button };
};

interface FieldHintProps {
  readonly id: string;
  /**
   * Null without a hint. The element stays, because screen readers only announce a hint that is added to an existing
   * element.
   */
  readonly children: ReactNode;
}

/** A hint at a likely mistake. It is announced politely and does not block the form. */
const FieldHint = ({ id, children }: FieldHintProps) => (
  <Box
    id={id}
    role="status"
    sx={{
      display: 'flex',
      alignItems: 'flex-start',
      gap: 0.75,
      color: 'chip.warning.text',
      typography: 'body2',
    }}
  >
    {children !== null && (
      <>
        <InfoOutlined sx={{ mt: '8px', fontSize: 16, flexShrink: 0 }} />
        <Box sx={{ pt: 0.75, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      </>
    )}
  </Box>
);

interface MemberTextFieldProps {
  readonly path: InputPath;
  readonly checks: FieldChecks;
  readonly autoComplete: string;
  readonly kind?: TextInputProps['kind'];
  readonly optional?: boolean;
  readonly help?: string;
  /** A hint that does not block the form; null without one. */
  readonly hint?: ReactNode;
  /** The id of another element that describes this field. */
  readonly describedBy?: string | undefined;
  readonly adornment?: OutlinedInputProps['endAdornment'];
  readonly sx?: OutlinedInputProps['sx'];
}

/** Style of a kept value, which cannot be edited. */
const keptStyle = { bgcolor: 'soft', '& input': { color: 'onSoft' } } as const;

/** A text field: label above; help, hint and error below. */
export const MemberTextField = ({
  path,
  checks,
  autoComplete,
  kind = 'text',
  optional = false,
  help,
  hint,
  describedBy,
  adornment,
  sx,
}: MemberTextFieldProps) => {
  const { labelOf, messageOf } = useMemberWords();
  const { input, error } = useMemberField(path, checks);
  const id = inputId(path);
  const masked = useMaskedValue(path, checks);
  return (
    <div>
      <TextInput
        {...input}
        id={id}
        label={labelOf(path)}
        error={messageOf(path, error)}
        help={masked.isKept ? masked.help : help}
        optional={optional}
        describedBy={[describedBy, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        // A masked value is not a valid email address or number: the browser would report an error.
        kind={masked.isKept ? 'text' : kind}
        readOnly={masked.isKept}
        autoComplete={masked.isKept ? 'off' : autoComplete}
        // Names, numbers and codes are not in a dictionary.
        inputProps={{ spellCheck: false }}
        endAdornment={masked.button ?? adornment}
        sx={masked.isKept ? keptStyle : (sx ?? {})}
      />
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  );
};
