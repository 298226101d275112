import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createWords } from '@tests/helpers/words';
import { LoadFailed } from '@ui/kpi/load-failed';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';

it.each([
  ['en', 'Could not be loaded', 'Retry: Facturas'],
  ['es', 'No se pudo cargar', 'Reintentar: Facturas'],
] as const)('a figure that failed says so in %s', async (language, text, button) => {
  await createWords(language);
  render(
    <PortalThemeProvider>
      <LoadFailed name="Facturas" onRetry={vi.fn()} />
    </PortalThemeProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});
