import enCommon from '@locales/en/common';
import enForm from '@locales/en/member-form';
import enMembership from '@locales/en/membership';
import enPdf from '@locales/en/pdf';
import esCommon from '@locales/es/common';
import esForm from '@locales/es/member-form';
import esMembership from '@locales/es/membership';
import esPdf from '@locales/es/pdf';

/** The texts of the membership form and of the stand-in's signing page. */
export const words = {
  en: { ...enMembership, member: enForm, signing: enPdf.signing, app: enCommon.appName },
  es: { ...esMembership, member: esForm, signing: esPdf.signing, app: esCommon.appName },
} as const;

export type Language = keyof typeof words;
export const languages = ['en', 'es'] as const;
