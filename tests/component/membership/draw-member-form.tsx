import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import type { MemberForm } from '@core/membership/member-form';
import { createI18n, type Language } from '@lib/i18n';
import type { MemberFormStore } from '@pages/membership/form/member-form-store';
import { MemberFormStep } from '@pages/membership/form/member-form-step';
import { showMemberErrors } from '@pages/membership/form/show-member-errors';
import { useMemberForm } from '@pages/membership/form/use-member-form';
import { membershipWords } from '@pages/membership/words';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';
import { person } from '@tests/helpers/person';

export interface DrawnForm {
  readonly user: typeof person;
  readonly onSign: ReturnType<typeof vi.fn<(values: MemberForm) => void>>;
  readonly values: () => MemberForm;
  readonly fill: (values: MemberForm) => void;
  readonly refuse: (errors: Readonly<Record<string, string>>) => boolean;
  /** Draws or undraws the step; the form lives on, as in the page. */
  readonly setShown: (shown: boolean) => void;
  readonly setBusy: (busy: boolean) => void;
}

/** The step as the page draws it: the form is the page's, the step comes and goes. */
export const drawMemberForm = async (language: Language = 'en', start?: MemberForm): Promise<DrawnForm> => {
  await createI18n(membershipWords, language);
  const onSign = vi.fn<(values: MemberForm) => void>();
  let form!: MemberFormStore;
  let show!: (shown: boolean) => void;
  let rest!: (busy: boolean) => void;
  const Page = () => {
    const [shown, setShown] = useState(true);
    const [busy, setBusy] = useState(false);
    form = useMemberForm();
    [show, rest] = [setShown, setBusy];
    return (
      <main>
        <h1>Form</h1>
        {shown && <MemberFormStep form={form} busy={busy} onSign={onSign} />}
      </main>
    );
  };
  render(
    <PortalThemeProvider>
      <Page />
    </PortalThemeProvider>,
  );
  const fill = (values: MemberForm) => act(() => form.send({ type: 'reset', values }));
  if (start) fill(start);
  await screen.findByRole('button', { name: language === 'en' ? 'Sign' : 'Firmar' });
  return {
    user: person,
    onSign,
    values: () => form.current().values,
    fill,
    refuse: (errors) => {
      let shown = false;
      act(() => {
        shown = showMemberErrors(form, errors);
      });
      return shown;
    },
    setShown: (shown) => act(() => show(shown)),
    setBusy: (busy) => act(() => rest(busy)),
  };
};

/** The texts that a control is described by, one after the other. */
export const describedBy = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter((text) => text !== '')
    .join(' ');
