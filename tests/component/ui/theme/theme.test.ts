// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createPortalTheme } from '@ui/theme/theme';
import { contrast } from './contrast';

const theme = createPortalTheme('abc');
const paletteOf = (mode: 'light' | 'dark') => {
  const palette = theme.colorSchemes[mode]?.palette;
  if (!palette) throw new Error(`no ${mode} scheme`);
  return palette;
};

describe.each(['light', 'dark'] as const)('%s palette', (mode) => {
  const { text, background, primary, error, chip, soft, onSoft, subtle, control, snackbar } = paletteOf(mode);

  it.each([
    ['text', text.primary, background.paper],
    ['secondary text', text.secondary, background.default],
    ['secondary text on a grid header', text.secondary, subtle],
    ['placeholder', text.disabled, background.paper],
    ['link', primary.main, background.default],
    ['text on primary', primary.contrastText, primary.main],
    ['text on primary, hovered', primary.contrastText, primary.dark],
    ['text on the delete button', error.contrastText, error.main],
    ['error text', error.main, background.paper],
    ['selected entry', onSoft, soft],
    ['passing notice', snackbar.text, snackbar.fill],
    ['its error icon', snackbar.error, snackbar.fill],
    ...Object.entries(chip).map(([name, { text: word, fill }]) => [`${name} chip`, word, fill] as const),
  ] as const)('%s has a contrast of at least 4.5:1', (_what, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it('fields and bars have a contrast of at least 3:1', () => {
    const solids = Object.values(chip).map(({ solid }) => solid);
    for (const color of [control, ...solids]) {
      expect(contrast(color, background.paper)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('theme', () => {
  it('switches between light and dark with an attribute of the page', () => {
    const sheets = JSON.stringify(theme.generateStyleSheets());
    expect(sheets).toContain('[data-dark]');
    expect(sheets).toContain('--mui-palette-chip-success-fill');
  });

  it('passes the nonce to the grid, but not an empty one', () => {
    expect(theme.components?.MuiDataGrid?.defaultProps?.nonce).toBe('abc');
    expect(createPortalTheme().components?.MuiDataGrid?.defaultProps).not.toHaveProperty('nonce');
  });

  it('uses only the font weights 400 and 600', () => {
    const roles = [
      'display',
      'formTitle',
      'kpi',
      'label',
      'h1',
      'h2',
      'h3',
      'body1',
      'body2',
      'button',
    ] as const;
    const weights = roles.map((role) => theme.typography[role].fontWeight);
    expect(new Set(weights)).toEqual(new Set([400, 600]));
  });
});
