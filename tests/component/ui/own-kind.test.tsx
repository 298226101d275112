import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { Cell, fetchCells } from '@ui/cells/cell';
import { metaLine, plainText } from '@ui/list/plain-text';
import { ownCells, ownInputs } from '@ui/own-parts';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';
import paints from '@tests/fixtures/color/paints';
import ColorCell from '@tests/fixtures/color/ui/color.cell';
import ColorInput from '@tests/fixtures/color/ui/color.input';
import { person } from '@tests/helpers/person';
import { createWords } from '@tests/helpers/words';
import { renderEveryKind } from './form/form-of-every-kind';

const words = () => '';

describe('a kind that only the project has', () => {
  beforeAll(async () => {
    await createWords();
    ownCells.set({ 'resources/paints/ui/color.cell.tsx': () => Promise.resolve(ColorCell) });
    ownInputs.set({ 'resources/paints/ui/color.input.tsx': () => Promise.resolve(ColorInput) });
    await fetchCells(paints.fields);
  });

  test('is drawn by the cell of its name', () => {
    const row = { id: 1, name: 'Brick', shade: '#c0392b' };
    const show = (value: unknown) =>
      render(
        <PortalThemeProvider>
          <Cell name="shade" field={paints.fields.shade} value={value} row={row} words={words} />
        </PortalThemeProvider>,
      ).container;
    expect(show('#c0392b').querySelector('span[style*="1em"]')).toHaveTextContent(/^#c0392b$/);
    expect(show(12)).toHaveTextContent(/^–$|^—$/);
  });

  test('is written as text where there is no room for the cell', () => {
    expect(plainText(paints.fields.shade, '#c0392b', 'en')).toBe('#C0392B');
    const row = { shade: '#c0392b' };
    expect(metaLine({ resource: paints, names: ['shade'], row, words, language: 'en' })).toBe(' #C0392B');
  });

  test('is typed in the input of its name, and validated by its rule', async () => {
    const sent = await renderEveryKind(
      { name: 'Brick', shade: '#c0392b', undercoat: null },
      'en',
      paints.form,
    );
    const shade = await screen.findByLabelText('shade');
    expect(shade).toHaveAttribute('type', 'color');
    expect(shade).toHaveValue('#c0392b');
    fireEvent.change(shade, { target: { value: '#2456a8' } });
    await person.click(screen.getByRole('button', { name: 'send' }));
    await waitFor(() => expect(sent).toEqual([{ name: 'Brick', shade: '#2456a8', undercoat: null }]));
  });
});
