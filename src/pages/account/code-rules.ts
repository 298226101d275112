import { isCode, isDigits, isRecoveryCode, normalizeRecoveryCode } from '@core/account/code';
import { ungrouped } from '@core/text/clean-code';
import type { FormRules } from './use-account-form';

export const codeRules: FormRules<'code'> = {
  code: {
    tidy: ungrouped,
    check: (text) => {
      if (text === '') return 'twoFactor.required';
      if (!isDigits(text)) return 'twoFactor.number';
      return isCode(text) ? undefined : 'twoFactor.length';
    },
  },
};

export const recoveryRules: FormRules<'recovery'> = {
  recovery: {
    tidy: normalizeRecoveryCode,
    check: (text) => {
      if (text === '') return 'recovery.required';
      return isRecoveryCode(text) ? undefined : 'recovery.form';
    },
  },
};

/** Style of the single input for a complete code: it can be pasted or filled from the phone's suggestion at once. */
export const codeStyle = {
  fontSize: '1.375rem !important',
  letterSpacing: '0.35em',
  '& input': { height: 28 },
} as const;
