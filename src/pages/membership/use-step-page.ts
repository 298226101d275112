import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isFormPage } from '@core/membership/flow-state';
import { stepNumber } from '@core/membership/flow-view';
import { inputId } from './form/use-field-checks';
import { useFormPart } from './form/use-member-form';
import { wordsOf } from './outcome';
import { nameOfStep } from './step-names';
import type { Membership } from './use-membership';

/**
 * Makes each step, and each page of the form, behave like a separate page: it starts at the top and focuses its
 * heading, or the field that is to be changed. Returns the step's document title.
 */
export const useStepPage = ({ view, flow, form, proof }: Membership): string => {
  const { t } = useTranslation(['membership', 'member-form', 'common']);
  const asksDigits = view === 'eligibility' || view === 'confirm';
  const isRefused = useFormPart(form, ({ errors }) => Object.keys(errors).length > 0);
  const isWrong = proof.digitsError !== undefined || proof.birthError !== undefined;
  const hasErrors = asksDigits ? isWrong : view === 'form' && isRefused;
  const number = stepNumber(view);
  const title = t('membership:title', {
    number,
    name:
      isFormPage(flow.step) && view === 'form'
        ? t(`member-form:sections.${flow.step}`)
        : t(`membership:steps.${nameOfStep(number)}`),
    app: t('common:appName'),
  });
  const shown = hasErrors ? t('membership:titleWithError', { title }) : title;

  const page = `${view} ${flow.step} ${wordsOf(flow.result)}`;
  const last = useRef(page);
  const focusStep = useEffectEvent(() => {
    window.scrollTo(0, 0);
    if (view === 'form' && flow.opensAt) document.getElementById(inputId(flow.opensAt))?.focus();
    else document.querySelector('h1')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    focusStep();
  }, [page]);
  return shown;
};
