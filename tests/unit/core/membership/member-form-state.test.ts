import { describe, expect, it } from 'vitest';
import { emptyBeneficiary, emptyMemberForm } from '@core/membership/member-form';
import {
  hasChanges,
  reduceMemberForm,
  startMemberForm,
  type MemberFormAction,
} from '@core/membership/member-form-state';
import { errorPaths, valueAt, withValueAt } from '@core/membership/member-path';

const after = (...actions: readonly MemberFormAction[]) =>
  actions.reduce(reduceMemberForm, startMemberForm());
const name = (at: number) => `beneficiaries.${at}.full_name` as const;

describe('the form while it is filled in', () => {
  it('accepts text at every path, and changes nothing else', () => {
    const paths = errorPaths(1).flatMap((path) => (path === 'beneficiaries' ? [] : [path]));
    expect(paths).toHaveLength(15);
    for (const path of paths) {
      const changed = withValueAt(emptyMemberForm, path, 'x');
      expect(valueAt(changed, path)).toBe('x');
      expect(withValueAt(changed, path, '')).toEqual(emptyMemberForm);
    }
  });

  it('ignores values for a beneficiary who was removed', () => {
    const { values } = after(
      { type: 'remove-beneficiary', at: 0 },
      { type: 'type', path: name(0), text: 'x' },
    );
    expect(values.beneficiaries).toEqual([]);
    expect(valueAt(values, name(0))).toBeUndefined();
  });

  it('moves the errors of later beneficiaries up when one is removed', () => {
    const { values, errors } = after(
      { type: 'add-beneficiary' },
      { type: 'add-beneficiary' },
      { type: 'type', path: name(2), text: 'Third' },
      { type: 'complain', path: 'city', error: 'required' },
      { type: 'complain', path: name(0), error: 'fillAll' },
      { type: 'complain', path: name(1), error: 'fillAll' },
      { type: 'complain', path: name(2), error: 'invalid' },
      { type: 'complain', path: 'beneficiaries', error: 'total' },
      { type: 'remove-beneficiary', at: 1 },
    );
    expect(errors).toEqual({ city: 'required', [name(0)]: 'fillAll', [name(1)]: 'invalid' });
    expect(values.beneficiaries).toEqual([emptyBeneficiary, { ...emptyBeneficiary, full_name: 'Third' }]);
  });

  it('clears a single error, and counts every refusal', () => {
    const refused = after(
      { type: 'refuse', errors: { city: 'required', beneficiaries: 'total' } },
      { type: 'refuse', errors: { city: 'required', beneficiaries: 'atLeastOne' } },
      { type: 'complain', path: 'city', error: undefined },
    );
    expect(refused).toMatchObject({ errors: { beneficiaries: 'atLeastOne' }, refusals: 2 });
    expect(reduceMemberForm(refused, { type: 'add-beneficiary' }).errors).toEqual({});
    // After leaving a page, the next one shows no summary, unless there are errors elsewhere.
    expect(reduceMemberForm(refused, { type: 'accept' }).refusals).toBe(2);
    const corrected = reduceMemberForm(refused, { type: 'add-beneficiary' });
    expect(reduceMemberForm(corrected, { type: 'accept' }).refusals).toBe(0);
  });

  it('has nothing to lose until it differs from its initial state', () => {
    const typed = after({ type: 'type', path: 'city', text: 'x' });
    expect(hasChanges(startMemberForm())).toBe(false);
    expect(hasChanges(typed)).toBe(true);
    expect(hasChanges(reduceMemberForm(typed, { type: 'type', path: 'city', text: '' }))).toBe(false);
    expect(hasChanges(after({ type: 'marry', married: true }))).toBe(true);
    const saved = reduceMemberForm(typed, { type: 'reset', values: typed.values });
    expect([hasChanges(saved), saved.values.city]).toEqual([false, 'x']);
  });
});
