import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { memberFormErrors } from '../../../core/membership/member-errors';
import { emptyMemberForm, type MemberForm } from '../../../core/membership/member-form';
import { nestComplaints } from './complaints';

const resolver: Resolver<MemberForm> = (values) => {
  const errors = nestComplaints(memberFormErrors(values, new Date()));
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/**
 * What was typed and what is wrong with it. The page holds it, so that both outlive the step. Only Sign checks by itself: the
 * step checks a field when it is left.
 */
export const useMemberForm = (): UseFormReturn<MemberForm> =>
  useForm<MemberForm>({
    defaultValues: emptyMemberForm,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
