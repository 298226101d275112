import { expect, it } from 'vitest';
import { pathsToValidate, formPages, pageOf } from '@core/membership/form-page';
import { errorPaths } from '@core/membership/member-path';

it('every field is on one page, in the order of the form', () => {
  const paths = errorPaths(2);
  const order = paths.map((path) => formPages.indexOf(pageOf(path)));
  expect(order).toEqual(order.toSorted());
  expect(formPages.map((page) => paths.filter((path) => pageOf(path) === page).length)).toEqual([5, 4, 2, 9]);
});

it('a page checks its own fields, and the last page checks all fields', () => {
  const paths = errorPaths(1);
  expect(pathsToValidate('contact', paths)).toEqual(['email_address', 'phone_number']);
  expect(pathsToValidate('home', paths)).toEqual(['address', 'city', 'state', 'zip_code']);
  expect(pathsToValidate('beneficiaries', paths)).toEqual(paths);
});
