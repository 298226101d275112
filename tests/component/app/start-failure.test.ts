import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { showStartFailure } from '@app/start-failure';

test.each([
  ['en-US', 'Oops! Something went wrong!', 'Reload'],
  ['es-MX', '¡Vaya! Algo salió mal', 'Recargar'],
  ['fr', 'Oops! Something went wrong!', 'Reload'],
])('a failed start shows a message in the language of %s, with a reload button', (language, title, again) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const reload = vi.fn();
  showStartFailure(document.body, reload);
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  screen.getByRole('button', { name: again }).click();
  expect(reload).toHaveBeenCalledOnce();
  document.body.replaceChildren();
});
