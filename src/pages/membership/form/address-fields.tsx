import { usStates } from '@core/form/us-states';
import { ChoiceField } from './choice-field';
import { FieldPair } from './field-pair';
import { MemberTextField } from './member-text-field';
import type { FieldChecks } from './use-field-checks';
import { useMemberWords } from './use-member-words';

interface AddressFieldsProps {
  readonly checks: FieldChecks;
  /** The state, if the ZIP code does not seem to be in it. */
  readonly doubtfulState: string | null;
}

export const AddressFields = ({ checks, doubtfulState }: AddressFieldsProps) => {
  const { t } = useMemberWords();
  return (
    <>
      <MemberTextField path="address" checks={checks} autoComplete="address-line1" />
      <MemberTextField path="city" checks={checks} autoComplete="address-level2" />
      <FieldPair>
        <ChoiceField path="state" checks={checks} autoComplete="address-level1" options={usStates} />
        <MemberTextField
          path="zip_code"
          checks={checks}
          autoComplete="postal-code"
          kind="digits"
          hint={doubtfulState === null ? null : t('hints.zip', { state: doubtfulState })}
        />
      </FieldPair>
    </>
  );
};
