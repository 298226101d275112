import type { TFunction } from 'i18next';
import { type ApiFailure, isApiFailure } from '@lib/api-failure';

/** Refusals that say why, by the API's `detail`. */
const refusals = new Map<
  string | undefined,
  `failure.${'yourself' | 'deactivateYourself' | 'lastAdministrator' | 'factorRequired'}`
>([
  ['cannot delete yourself', 'failure.yourself'],
  ['cannot deactivate yourself', 'failure.deactivateYourself'],
  ['last administrator', 'failure.lastAdministrator'],
  ['factor required', 'failure.factorRequired'],
]);

/** The page sent a field that the server does not know, as one of another version does. */
const isUnknown = ({ errors = {} }: ApiFailure): boolean => Object.values(errors).includes('unknown');

/** A refused write in words. The API's `detail` is compared, never shown. */
export const failureText = (reason: unknown, t: TFunction<'form'>): string => {
  if (!isApiFailure(reason)) return t('failure.other');
  const worded = refusals.get(reason.detail);
  if (worded) return t(worded);
  switch (reason.status) {
    case 0:
      return t('failure.offline');
    case 403:
      return t('failure.forbidden');
    case 404:
      return t('failure.gone');
    case 409:
      return t('failure.conflict');
    case 422:
      return t(isUnknown(reason) ? 'failure.unknown' : 'failure.other');
    case 429:
      return t('failure.busy.count', { count: Math.max(1, Math.ceil((reason.retryAfter ?? 60) / 60)) });
    default:
      return t('failure.other');
  }
};
