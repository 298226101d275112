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

  it('has the expected errors', () => expect(memberFormErrors(form, dayOfCase(one))).toEqual(one.errors));

  it('has the same errors on the server as in the browser', () => {
    const body: unknown = JSON.parse(JSON.stringify(uncheckedBody(form)));
    expect(memberFormErrors(memberFormFromWire(body), dayOfCase(one))).toEqual(one.errors);
  });

  it('arrives unchanged on the server, if it is valid', () => {
    if (Object.keys(one.errors).length > 0) return;
    const body = memberFormToWire(form);
    const arrived = memberFormFromWire(JSON.parse(JSON.stringify(body)));
    expect(memberFormErrors(arrived, dayOfCase(one))).toEqual({});
    expect(memberFormToWire(arrived)).toEqual(body);
  });
});

it('knows the 62 postal codes of states', () => {
  expect(Object.keys(usStates).sort()).toEqual(stateCodes.split(' ').sort());
  expect(Object.keys(usStates)).toHaveLength(62);
});
