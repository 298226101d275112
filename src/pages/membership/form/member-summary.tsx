import { checkedOn, type FormPage, pageOf } from '@core/membership/form-page';
import type { MemberError } from '@core/membership/member-errors';
import { complaintPaths, type ComplaintPath } from '@core/membership/member-path';
import { ErrorSummary, type SummaryItem } from '@ui/form/error-summary';
import type { MemberFormStore } from './member-form-store';
import { inputId } from './use-field-checks';
import { useFormPart } from './use-member-form';
import { useMemberWords } from './use-member-words';

interface Complaint {
  readonly path: ComplaintPath;
  readonly error: MemberError;
}

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
const targetOf = ({ path, error }: Complaint): ComplaintPath =>
  error === 'total' ? 'beneficiaries.0.percentage' : path;

interface MemberSummaryProps {
  readonly form: MemberFormStore;
  readonly page: FormPage;
  /** To a field that is on another page. */
  readonly onOpen: (page: FormPage, at: ComplaintPath) => void;
}

/** After a refusal: what is wrong of that which the page checks, with the way to each field. */
export const MemberSummary = ({ form, page, onOpen }: MemberSummaryProps) => {
  const { messageOf, rankOf } = useMemberWords();
  const errors = useFormPart(form, (state) => state.errors);
  const refusals = useFormPart(form, (state) => state.refusals);
  if (refusals === 0) return null;
  const paths = checkedOn(page, complaintPaths(form.current().values.beneficiaries.length));
  const complaints = paths.flatMap((path) => {
    const error = errors[path];
    return error ? [{ path, error }] : [];
  });
  const items = oncePerBeneficiary(complaints).map((one): SummaryItem => {
    const target = targetOf(one);
    const isHere = pageOf(target) === page;
    return {
      id: inputId(target),
      label: rankOf(one.path, one.error),
      message: messageOf(one.path, one.error),
      ...(!isHere && { open: () => onOpen(pageOf(target), target) }),
    };
  });
  return <ErrorSummary items={items} attempt={refusals} heading="h2" />;
};
