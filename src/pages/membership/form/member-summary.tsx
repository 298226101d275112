import { pathsToValidate, type FormPage, pageOf } from '@core/membership/form-page';
import type { MemberError } from '@core/membership/member-errors';
import { errorPaths, type ErrorPath } from '@core/membership/member-path';
import { ErrorSummary, type SummaryItem } from '@ui/form/error-summary';
import type { MemberFormStore } from './member-form-store';
import { inputId } from './use-field-checks';
import { useFormPart } from './use-member-form';
import { useMemberWords } from './use-member-words';

interface FieldError {
  readonly path: ErrorPath;
  readonly error: MemberError;
}

/** Keeps only the first of a beneficiary's empty fields: the message is the same for all. */
const oncePerBeneficiary = (all: readonly FieldError[]): readonly FieldError[] => {
  const seen = new Set<string>();
  return all.filter(({ path, error }) => {
    if (error !== 'fillAll') return true;
    const beneficiary = path.split('.').slice(0, 2).join('.');
    return !seen.has(beneficiary) && seen.add(beneficiary);
  });
};

/** Returns the target of an error. The total is fixed in the first share. */
const targetOf = ({ path, error }: FieldError): ErrorPath =>
  error === 'total' ? 'beneficiaries.0.percentage' : path;

interface MemberSummaryProps {
  readonly form: MemberFormStore;
  readonly page: FormPage;
  /** Opens a field on another page. */
  readonly onOpen: (page: FormPage, at: ErrorPath) => void;
}

/** Shown after a rejected submit: the errors of the page, each with a link to its field. */
export const MemberSummary = ({ form, page, onOpen }: MemberSummaryProps) => {
  const { messageOf, summaryLabelOf } = useMemberWords();
  const errors = useFormPart(form, (state) => state.errors);
  const refusals = useFormPart(form, (state) => state.refusals);
  if (refusals === 0) return null;
  const paths = pathsToValidate(page, errorPaths(form.current().values.beneficiaries.length));
  const fieldErrors = paths.flatMap((path) => {
    const error = errors[path];
    return error ? [{ path, error }] : [];
  });
  const items = oncePerBeneficiary(fieldErrors).map((one): SummaryItem => {
    const target = targetOf(one);
    const isHere = pageOf(target) === page;
    return {
      id: inputId(target),
      label: summaryLabelOf(one.path, one.error),
      message: messageOf(one.path, one.error),
      ...(!isHere && { open: () => onOpen(pageOf(target), target) }),
    };
  });
  return <ErrorSummary items={items} attempt={refusals} heading="h2" />;
};
