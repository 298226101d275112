import { expect, it } from 'vitest';
import { checkedOn, formPages, pageOf } from '@core/membership/form-page';
import { complaintPaths } from '@core/membership/member-path';

it('every field is on one page, in the order of the form', () => {
  const paths = complaintPaths(2);
  const order = paths.map((path) => formPages.indexOf(pageOf(path)));
  expect(order).toEqual(order.toSorted());
  expect(formPages.map((page) => paths.filter((path) => pageOf(path) === page).length)).toEqual([5, 4, 2, 9]);
});

it('a page checks its own fields, and the last page checks all fields', () => {
  const paths = complaintPaths(1);
  expect(checkedOn('contact', paths)).toEqual(['email_address', 'phone_number']);
  expect(checkedOn('home', paths)).toEqual(['address', 'city', 'state', 'zip_code']);
  expect(checkedOn('beneficiaries', paths)).toEqual(paths);
});
