import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { InputPath } from '@core/membership/member-path';
import { FormField } from '@ui/form/form-field';
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
  /** Never `number`: it drops leading zeros and changes by the mouse wheel. */
  readonly type?: 'text' | 'email' | 'tel';
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Of names, numbers and codes no dictionary knows anything. */
  readonly spellCheck?: boolean;
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
  type = 'text',
  inputMode,
  spellCheck = false,
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
  const ownHelp = kept.isKept ? kept.help : help;
  return (
    <div>
      <FormField
        id={id}
        label={labelOf(path)}
        error={messageOf(path, error)}
        help={ownHelp}
        optional={optional}
      >
        {({ id: control, 'aria-describedby': own, ...described }) => (
          <OutlinedInput
            {...input}
            id={control}
            // A mask is no address and no number: the browser would complain of it.
            type={kept.isKept ? 'text' : type}
            readOnly={kept.isKept}
            autoComplete={kept.isKept ? 'off' : autoComplete}
            endAdornment={kept.button ?? adornment}
            sx={kept.isKept ? keptLook : (sx ?? {})}
            inputProps={{
              ...described,
              spellCheck,
              autoCapitalize: type === 'email' ? 'none' : undefined,
              'aria-describedby':
                [own, hint !== undefined && `${id}-hint`, describedBy].filter(Boolean).join(' ') || undefined,
              ...(inputMode && { inputMode }),
            }}
          />
        )}
      </FormField>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  );
};
