import { describe, expect, it } from 'vitest';
import { usStates } from '@core/form/us-states';
import { memberFormErrors } from '@core/membership/member-errors';
import { memberFormFromWire, memberFormToWire } from '@core/membership/wire';
import {
  dayOfCase,
  formOfCase,
  membershipCases,
  stateCodes,
  uncheckedBody,
} from '@tests/fixtures/membership-cases';

describe.each(membershipCases)('$name', (one) => {
  const form = formOfCase(one);

  it('is judged as it should be', () => expect(memberFormErrors(form, dayOfCase(one))).toEqual(one.errors));

  it('is judged in the same way by browser and server', () => {
    const body: unknown = JSON.parse(JSON.stringify(uncheckedBody(form)));
    expect(memberFormErrors(memberFormFromWire(body), dayOfCase(one))).toEqual(one.errors);
  });

  it('travels, when it is good, and arrives the same', () => {
    if (Object.keys(one.errors).length > 0) return;
    const body = memberFormToWire(form);
    const arrived = memberFormFromWire(JSON.parse(JSON.stringify(body)));
    expect(memberFormErrors(arrived, dayOfCase(one))).toEqual({});
    expect(memberFormToWire(arrived)).toEqual(body);
  });
});

it('names the 62 codes of the post', () => {
  expect(Object.keys(usStates).sort()).toEqual(stateCodes.split(' ').sort());
  expect(Object.keys(usStates)).toHaveLength(62);
});
