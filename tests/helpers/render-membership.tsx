import { render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createHttp } from '@lib/http';
import { createI18n, type Language } from '@lib/i18n';
import { MembershipPage } from '@pages/membership/membership-page';
import { membershipWords } from '@pages/membership/words';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';

interface MembershipOptions {
  readonly search?: string;
  readonly language?: Language;
  /** The state of the history entry that is opened, as after a reload. */
  readonly entry?: unknown;
  readonly isClosed?: boolean;
  /** Ends the session of this browser. */
  readonly signedIn?: () => Promise<void>;
}

/** Renders the membership form as its entry does; the test handles `/api/pact-form`. `fakeLocation` replaces the browser's location. */
export const renderMembership = async (options: MembershipOptions = {}) => {
  const { search = '?id=1001', language = 'en', entry = null, isClosed = false, signedIn = null } = options;
  window.history.replaceState(entry, '', `/thepactform${search}`);
  await createI18n(membershipWords, language);
  const fakeLocation = {
    assign: vi.fn<(url: string | URL) => void>(),
    replace: vi.fn<(url: string | URL) => void>(),
  };
  const http = createHttp({ baseUrl: `${window.location.origin}/api/v1`, token: () => null });
  const user = userEvent.setup({
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    advanceTimers: (ms) => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
    },
  });
  const view = render(
    <PortalThemeProvider>
      <MembershipPage
        isClosed={isClosed}
        http={http}
        search={search}
        pageLocation={fakeLocation}
        signedIn={signedIn}
      />
    </PortalThemeProvider>,
  );
  return { ...view, user, fakeLocation };
};

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Goes from the welcome page through the check of the last four digits. */
export const verifyAs = async (user: UserEvent, digits: string) => {
  await press(user, 'I agree to join');
  await heading('Check your eligibility');
  await user.type(screen.getByLabelText('Last 4 digits'), digits);
  await press(user, 'Verify membership');
};

export const marker = '123-45-4321';

/** Waits for the first page of the form. */
export const atForm = () => heading('Personal info');

/** Goes from a page of the form to a later one. */
export const goToPage = async (user: UserEvent, page: 'Home address' | 'Contact info' | 'Beneficiaries') => {
  for (let pages = 0; pages < 3; pages += 1) {
    if (screen.queryByRole('heading', { level: 1, name: page })) break;
    await press(user, 'Continue');
  }
  return heading(page);
};

/** Goes from any page of the form to the last one, and signs there. */
export const sign = async (user: UserEvent) => {
  await goToPage(user, 'Beneficiaries');
  await press(user, 'Sign');
};

/** Types the social security number, which is not on record. */
export const typeNumber = async (user: UserEvent, number = marker) => {
  await atForm();
  await user.type(screen.getByLabelText('Social security number'), number);
};

/** Goes to the last page and fills in one beneficiary, who receives everything. */
export const fillBeneficiary = async (user: UserEvent) => {
  await goToPage(user, 'Beneficiaries');
  const group = screen.getByRole('group', { name: /^Primary/ });
  const field = (name: string) =>
    Array.from(group.querySelectorAll<HTMLInputElement>('input, select')).find((one) =>
      one.labels?.[0]?.textContent.startsWith(name),
    )!;
  await user.type(field('Full name'), 'Rafael Ellis');
  await user.selectOptions(field('Relationship'), 'Spouse');
  await user.type(field('Date of birth'), '02/09/1984');
  await user.type(field('Percentage'), '100');
};

/** Types the last name, unless the form has one: the digits alone show none. */
const typeLastName = async (user: UserEvent) => {
  const field = screen.getByLabelText<HTMLInputElement>('Last name');
  if (field.value === '') await user.type(field, 'Ellis');
};

/** Fills in everything that is not on record. */
export const completeForm = async (user: UserEvent, ssn = marker, birth = '04/12/1991') => {
  await typeNumber(user, ssn);
  await typeLastName(user);
  await user.type(screen.getByLabelText('Date of birth'), birth);
  await fillBeneficiary(user);
};
