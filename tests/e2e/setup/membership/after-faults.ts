import { isLost, type FaultName } from './faults';
import { beneficiary, type Walk } from './walk';
import { expect } from '../fixtures';

/** What is on the screen after a failure: never nothing, and the fault in words, read out at once. */
export const isTold = async ({ page, said }: Walk, fault: FaultName) => {
  const minute = said.failure.tooManyMinutes.count_one.replace('{{count}}', '1');
  const words = isLost(fault)
    ? said.failure.network
    : fault === 'too many calls'
      ? minute
      : said.failure.server;
  await page.getByRole('alert').filter({ hasText: words }).waitFor();
  expect(await page.getByRole('main').isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
};

/** After an ended token: the digits once more, and what was under way goes on. */
export const confirm = async ({ heading, said, digits, press }: Walk, lastFour: string) => {
  await heading(said.confirm.title);
  await digits().fill(lastFour);
  await press(said.confirm.submit);
};

/** Back to the form from the result that says that the signing service did not answer. */
export const backToForm = async ({ heading, press, said }: Walk) => {
  await heading(said.result.noAnswer);
  await press(said.result.review);
  await heading(said.form.title);
};

/** Everything that was typed stands there still. */
export const isKept = async ({ field, inGroup }: Walk, ssn: string, typed: readonly string[]) => {
  expect(await field('social_security_number').inputValue()).toBe(ssn);
  expect(await field('middle_name').inputValue()).toBe(typed[0]);
  expect(await field('address').inputValue()).toBe(typed[1]);
  for (const name of ['full_name', 'date_of_birth', 'percentage', 'relationship'] as const)
    expect(await inGroup(name).inputValue()).toBe(beneficiary[name]);
};
