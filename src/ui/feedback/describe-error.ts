import type { TFunction } from 'i18next';
import { isApiFailure } from '@lib/api-failure';

/** What is known of an error, as text for the person who reports it. Never a stack, never a request's address. */
export const describeError = (error: unknown, t: TFunction): string => {
  if (isApiFailure(error)) {
    if (error.status === 0) return t('error.noAnswer');
    return [t('error.status', { status: error.status }), error.detail].filter(Boolean).join(' ');
  }
  if (error instanceof Error && error.message !== '') return `${error.name}: ${error.message}`;
  return typeof error === 'string' && error !== '' ? error : t('error.unknown');
};
