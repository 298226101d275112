import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ForbiddenPage } from '@pages/errors/forbidden-page';
import { StepFrame } from '@pages/membership/step-frame';
import { renderPage } from '@tests/component/pages/render-page';

const addSupportMeta = (name: string, content: string) => {
  const meta = document.createElement('meta');
  meta.setAttribute('name', `support-${name}`);
  meta.setAttribute('content', content);
  document.head.append(meta);
};
afterEach(() => document.querySelectorAll('meta[name^="support-"]').forEach((meta) => meta.remove()));

const screens = [
  ['a page without further links', <ForbiddenPage key="page" />],
  ['the membership form', <StepFrame key="form" number={null} children={null} />],
] as const;

describe.each(screens)('%s', (_, page) => {
  it('shows the phone number and email of the support', async () => {
    addSupportMeta('phone', '+1 (555) 010-0199');
    addSupportMeta('email', 'help+desk@company.example');
    await renderPage(page);
    const line = within(screen.getByText('Need help?').parentElement!);
    expect(line.getByRole('link', { name: '+1 (555) 010-0199' })).toHaveAttribute('href', 'tel:+15550100199');
    expect(line.getByRole('link', { name: 'help+desk@company.example' })).toHaveAttribute(
      'href',
      'mailto:help%2Bdesk@company.example',
    );
  });

  it('shows nothing when they are not set', async () => {
    await renderPage(page);
    expect(screen.queryByText('Need help?')).toBeNull();
  });
});
