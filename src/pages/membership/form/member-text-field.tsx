import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import type { InputPath } from '@core/membership/member-path';
import { TextInput, type TextInputProps } from '@ui/form/text-input';
import { FieldHint } from './field-hint';
import { inputId } from './input-id';
import type { FieldChecks } from './use-field-checks';
import { useKept } from './use-kept';
import { useMemberField } from './use-member-field';
import { useMemberWords } from './use-member-words';

interface MemberTextFieldProps {
  readonly path: InputPath;
  readonly checks: FieldChecks;
  readonly autoComplete: string;
  readonly kind?: TextInputProps['kind'];
  readonly optional?: boolean;
  readonly help?: string;
  /** A hint that does not block the form; null without one. */
  readonly hint?: ReactNode;
  /** The id of something else that speaks about this field. */
  readonly describedBy?: string | undefined;
  readonly adornment?: OutlinedInputProps['endAdornment'];
  readonly sx?: OutlinedInputProps['sx'];
}

/** What is kept reads as what it is: nothing to type over. */
const keptLook = { bgcolor: 'soft', '& input': { color: 'onSoft' } } as const;

/** A field to type in: its label above, help, hint and complaint below. */
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
  const kept = useKept(path, checks);
  return (
    <div>
      <TextInput
        {...input}
        id={id}
        label={labelOf(path)}
        error={messageOf(path, error)}
        help={kept.isKept ? kept.help : help}
        optional={optional}
        describedBy={[describedBy, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        // A mask is no address and no number: the browser would complain of it.
        kind={kept.isKept ? 'text' : kind}
        readOnly={kept.isKept}
        autoComplete={kept.isKept ? 'off' : autoComplete}
        // Of names, numbers and codes no dictionary knows anything.
        inputProps={{ spellCheck: false }}
        endAdornment={kept.button ?? adornment}
        sx={kept.isKept ? keptLook : (sx ?? {})}
      />
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  );
};
