import { formatDate } from '@core/format/date';
import { formatPhone } from '@core/format/person';
import type { MemberFormBody } from '@core/membership/wire';
import type { FormDocument, FormLine, FormSection } from '../pdf/form-document';
import type { Language } from '../words/language';
import { textsOf, type Texts, interpolate } from '../words/texts';
import type { Fact } from './provider';

type Words = Texts['pdf']['membership'];

interface DocumentContext {
  readonly language: Language;
  readonly companyName: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The only part of a social security number that leaves the server. */
const masked = (digits: string): string => `•••-••-${digits.slice(-4)}`;

const relationshipName = (names: Texts['pdf']['relationships'], name: string): string =>
  Object.hasOwn(names, name) ? names[name as keyof typeof names] : name;

const personal = (form: MemberFormBody, labels: Words, companyName: string): FormLine[] => [
  { label: labels.first_name, value: form.first_name },
  ...(form.middle_name === '' ? [] : [{ label: labels.middle_name, value: form.middle_name }]),
  { label: labels.last_name, value: form.last_name },
  { label: labels.date_of_birth, value: formatDate(form.date_of_birth) },
  { label: labels.social_security_number, value: masked(form.social_security_number) },
  { label: labels.is_married, value: form.is_married ? labels.yes : labels.no },
  { label: labels.company, value: companyName },
];

const beneficiaries = (form: MemberFormBody, language: Language): FormSection[] => {
  const { membership: labels, relationships } = textsOf('pdf', language);
  return form.beneficiaries.map((one) => ({
    title: labels[one.slot],
    lines: [
      { label: labels.full_name, value: one.full_name },
      { label: labels.relationship, value: relationshipName(relationships, one.relationship) },
      { label: labels.date_of_birth, value: formatDate(one.date_of_birth) },
      { label: labels.percentage, value: interpolate(labels.share, { percentage: one.percentage }) },
    ],
  }));
};

/**
 * Returns a filled form as a readable document, in the applicant's language. Of the social security number it contains
 * only the last four digits.
 */
export const membershipDocument = (
  form: MemberFormBody,
  { language, companyName, now }: DocumentContext,
): FormDocument => {
  const { membership: labels, page } = textsOf('pdf', language);
  const line = (name: 'address' | 'city' | 'state' | 'zip_code' | 'email_address'): FormLine => ({
    label: labels[name],
    value: form[name],
  });
  return {
    language,
    brand: labels.brand,
    title: labels.title,
    sections: [
      { title: labels.personal, lines: personal(form, labels, companyName) },
      { title: labels.home, lines: [line('address'), line('city'), line('state'), line('zip_code')] },
      {
        title: labels.contact,
        lines: [line('email_address'), { label: labels.phone_number, value: formatPhone(form.phone_number) }],
      },
      ...beneficiaries(form, language),
    ],
    declaration: labels.declaration,
    signatureLabel: labels.signature,
    dateLabel: labels.date,
    pageText: page,
    created: new Date(now),
  };
};

/** Returns every line of the document, to show next to the file. */
export const factsOf = ({ sections }: FormDocument): Fact[] =>
  sections.flatMap(({ title, lines }) => lines.map((line) => ({ section: title, ...line })));
