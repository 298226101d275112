import type { MemberFormBody } from '@core/membership/wire';
import { isoTime } from '../api/clock';
import type { Keys } from '../api/deps';
import { sealOwner, type FormStatus } from '../api/membership/forms';
import { maskEmail } from '../api/membership/mask';
import { seal } from '../api/membership/seal';
import type { Row, Storage } from '../storage/storage';
import { demoReviews, type DemoReview } from './data/pact-reviews';
import { recordRow } from './membership';

const statusOf: Readonly<Record<DemoReview['status'], FormStatus>> = {
  Open: 'in_review',
  Accepted: 'voided',
  Refused: 'refused',
  Replaced: 'replaced',
};

const contactOf = ({ id }: DemoReview) => ({
  address: '2890 W Ashlan Ave',
  city: 'Fresno',
  state: 'CA',
  zip_code: '93722',
  email_address: `review.${id}@mail.example`,
  phone_number: '5595550164',
});

const recordOf = (keys: Keys, review: DemoReview): Promise<Row> => {
  const { id, companyId, firstName, lastNames, births } = review;
  const known = { first_name: firstName, last_name: lastNames[0], date_of_birth: births[0] };
  return recordRow(keys, {
    id: id + 1200,
    companyId,
    lastFour: String(id + 1200),
    known: { ...known, ...contactOf(review) },
  });
};

const answersOf = (review: DemoReview): MemberFormBody => ({
  first_name: review.firstName,
  middle_name: '',
  last_name: review.lastNames[1],
  date_of_birth: review.births[1],
  social_security_number: `51237${review.id + 1200}`,
  ...contactOf(review),
  is_married: false,
  beneficiaries: [
    {
      slot: 'Primary',
      full_name: `Alex ${review.lastNames[0]}`,
      relationship: 'Relative',
      date_of_birth: '1980-01-15',
      percentage: 100,
    },
  ],
});

const formOf = async (keys: Keys, review: DemoReview, now: Date): Promise<Row> => {
  const { id, formId, companyId, status } = review;
  const answers = answersOf(review);
  const at = isoTime(now.getTime());
  return {
    id: formId,
    subject: `review:${formId}`,
    record_id: id + 1200,
    company_id: companyId,
    status: statusOf[status],
    language: 'en',
    sealed: await seal(keys, JSON.stringify(answers), sealOwner(formId)),
    email_masked: maskEmail(answers.email_address),
    address_outcome: 'verified',
    created: at,
    changed: at,
    envelope_id: null,
    review_id: id,
    candidate_id: id + 1200,
    person: `record:${id + 1200}`,
  };
};

/** Seeds the forms of the rows in `pact-reviews`, and the records that do not match them. */
export const seedReviews = async (tx: Storage, keys: Keys, now: Date): Promise<void> => {
  const all = <T>(make: (review: DemoReview) => Promise<T>) => Promise.all(demoReviews.map(make));
  await tx.table('membership_records').insertMany(await all((review) => recordOf(keys, review)));
  await tx.table('membership_forms').insertMany(await all((review) => formOf(keys, review, now)));
};
