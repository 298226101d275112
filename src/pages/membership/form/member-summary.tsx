import { useFormState, type UseFormReturn } from 'react-hook-form';
import type { MemberForm } from '../../../core/membership/member-form';
import { ErrorSummary, type SummaryItem } from '../../../ui/form/error-summary';
import { complaintsOf, type Complaint } from './complaints';
import { inputId } from './input-id';
import { refusalOf } from './refusal';
import { useMemberWords } from './use-member-words';

/** Of a beneficiary's empty fields the first one stands for all: the sentence is the same. */
const oncePerBeneficiary = (all: readonly Complaint[]): readonly Complaint[] => {
  const seen = new Set<string>();
  return all.filter(({ path, error }) => {
    if (error !== 'fillAll') return true;
    const beneficiary = path.split('.').slice(0, 2).join('.');
    return !seen.has(beneficiary) && seen.add(beneficiary);
  });
};

/** Where the summary leads: the total is mended in the first share. */
const targetOf = ({ path, error }: Complaint): string =>
  inputId(error === 'total' ? 'beneficiaries.0.percentage' : path);

/** After a refusal: what is wrong, with the way to each field. */
export const MemberSummary = ({ form }: { readonly form: UseFormReturn<MemberForm> }) => {
  const { messageOf, placeOf } = useMemberWords();
  const { errors } = useFormState({ control: form.control });
  const refusal = refusalOf(errors);
  if (refusal === 0) return null;
  const complaints = complaintsOf(errors, form.getValues('beneficiaries').length);
  const items = oncePerBeneficiary(complaints).map((one): SummaryItem => ({
    id: targetOf(one),
    label: placeOf(one.path, one.error),
    message: messageOf(one.path, one.error),
  }));
  return <ErrorSummary items={items} attempt={refusal} heading="h2" />;
};
