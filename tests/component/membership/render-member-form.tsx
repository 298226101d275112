import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { formPages, type FormPage } from '@core/membership/form-page';
import type { MemberForm } from '@core/membership/member-form';
import { createI18n, type Language } from '@lib/i18n';
import type { MemberFormStore } from '@pages/membership/form/member-form-store';
import { MemberFormStep } from '@pages/membership/form/member-form-step';
import { showMemberErrors } from '@pages/membership/form/show-member-errors';
import { useMemberForm } from '@pages/membership/form/use-member-form';
import { membershipWords } from '@pages/membership/words';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';
import { person } from '@tests/helpers/person';

export interface RenderedForm {
  readonly user: typeof person;
  readonly onSign: ReturnType<typeof vi.fn<(values: MemberForm) => void>>;
  readonly values: () => MemberForm;
  readonly fill: (values: MemberForm) => void;
  readonly refuse: (errors: Readonly<Record<string, string>>) => boolean;
  /** Mounts or unmounts the step. The form state is kept, as in the page. */
  readonly setShown: (shown: boolean) => void;
  readonly setPage: (page: FormPage) => void;
  readonly setBusy: (busy: boolean) => void;
}

/** Renders a page of the form step as the membership page does: the form state belongs to the page, the step can be unmounted. */
export const renderMemberForm = async (
  page: FormPage,
  language: Language = 'en',
  start?: MemberForm,
): Promise<RenderedForm> => {
  await createI18n(membershipWords, language);
  const onSign = vi.fn<(values: MemberForm) => void>();
  let form!: MemberFormStore;
  let applyShown!: (shown: boolean) => void;
  let applyBusy!: (busy: boolean) => void;
  let applyPage!: (page: FormPage) => void;
  const Page = () => {
    const [shown, setShown] = useState(true);
    const [at, setAt] = useState(page);
    const [busy, setBusy] = useState(false);
    form = useMemberForm();
    [applyShown, applyBusy, applyPage] = [setShown, setBusy, setAt];
    return (
      <main>
        <h1>Form</h1>
        {shown && (
          <MemberFormStep
            key={at}
            form={form}
            page={at}
            busy={busy}
            onContinue={() => setAt(formPages[formPages.indexOf(at) + 1] ?? at)}
            onOpen={setAt}
            onSign={onSign}
          />
        )}
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
  await screen.findByRole('button', { name: /^(Sign|Firmar|Continue|Continuar)$/ });
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
    setShown: (shown) => act(() => applyShown(shown)),
    setPage: (to) => act(() => applyPage(to)),
    setBusy: (busy) => act(() => applyBusy(busy)),
  };
};

/** Returns the description of a control: its `aria-describedby` texts, joined. */
export const describedBy = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter((text) => text !== '')
    .join(' ');
