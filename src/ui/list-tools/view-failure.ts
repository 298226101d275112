import type { TFunction } from 'i18next';
import { isApiFailure } from '@lib/api-failure';
import { failureText } from '../form/failure-text';

interface Refusal {
  /** What is wrong with the name. */
  readonly name?: string;
  /** What is wrong with anything else. */
  readonly other?: string;
}

const nameRules = ['required', 'max', 'limit'] as const;

/** A refused view in words, at the place where it can be put right. */
export const viewFailure = (reason: unknown, t: TFunction<'tools'>, form: TFunction<'form'>): Refusal => {
  if (reason === null) return {};
  if (isApiFailure(reason)) {
    if (reason.detail === 'name taken') return { name: t('form.taken') };
    const rule = nameRules.find((key) => key === reason.errors?.['name']);
    if (rule) return { name: t(`form.${rule}`) };
    if (reason.errors?.['address'] === 'max') return { other: t('form.addressMax') };
  }
  return { other: failureText(reason, form) };
};
