import type { TFunction } from 'i18next';
import { type ApiFailure, isApiFailure } from '@lib/api-failure';

/** Messages for rejections with a known reason, by the API's `detail`. */
const rejectionKeys = new Map<
  string | undefined,
  `failure.${'yourself' | 'deactivateYourself' | 'lastAdministrator' | 'factorRequired' | 'referenced' | 'relatedDeleted'}`
>([
  ['cannot delete yourself', 'failure.yourself'],
  ['cannot deactivate yourself', 'failure.deactivateYourself'],
  ['last administrator', 'failure.lastAdministrator'],
  ['factor required', 'failure.factorRequired'],
  ['referenced', 'failure.referenced'],
  ['related record deleted', 'failure.relatedDeleted'],
]);

/** Whether the page sent a field that the server does not know. This happens when their versions differ. */
const hasUnknownField = ({ errors = {} }: ApiFailure): boolean => Object.values(errors).includes('unknown');

/** Returns the message for a failed write. The API's `detail` is only compared, never shown. */
export const failureText = (reason: unknown, t: TFunction<'form'>): string => {
  if (!isApiFailure(reason)) return t('failure.other');
  const messageKey = rejectionKeys.get(reason.detail);
  if (messageKey) return t(messageKey);
  switch (reason.status) {
    case 0:
      return t('failure.offline');
    case 403:
      return t('failure.forbidden');
    case 404:
      return t('failure.gone');
    case 409:
      return t('failure.conflict');
    case 412:
      return t('failure.changed');
    case 422:
      return t(hasUnknownField(reason) ? 'failure.unknown' : 'failure.other');
    case 429:
      return t('failure.busy.count', { count: Math.max(1, Math.ceil((reason.retryAfter ?? 60) / 60)) });
    default:
      return t('failure.other');
  }
};
