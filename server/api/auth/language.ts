import type { MailLanguage } from '../../mail/mailer';

/** The language to write to somebody in: what their browser asks for first. */
export const languageOf = (headers: Headers): MailLanguage =>
  /^\s*es\b/i.test(headers.get('Accept-Language') ?? '') ? 'es' : 'en';
