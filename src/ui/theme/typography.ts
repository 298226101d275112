import type { ThemeOptions } from '@mui/material/styles';
import './palette-types';

/** One role of the type scale: sizes in CSS pixels at the browser's normal text size, kept in rem so that they follow it. */
const role = (size: number, line: number, weight: 400 | 600, tracking?: string) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: line / size,
  fontWeight: weight,
  letterSpacing: tracking ?? 0,
});

const onPhone = (style: object) => ({ '@media (max-width:599.95px)': style });

export const typography: NonNullable<ThemeOptions['typography']> = {
  // No `system-ui`: it follows the system's script and turns wide on some desktops.
  fontFamily: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  // These fonts do not share a 500.
  fontWeightMedium: 600,
  fontWeightBold: 600,
  display: { ...role(28, 36, 600, '-0.015em'), textWrap: 'balance' },
  formTitle: role(24, 32, 600),
  kpi: role(26, 32, 600, '-0.015em'),
  label: { ...role(13, 18, 600), ...onPhone(role(14, 20, 600)) },
  h1: { ...role(22, 28, 600, '-0.01em'), ...onPhone(role(20, 28, 600, '-0.01em')) },
  h2: role(18, 24, 600),
  h3: role(15, 20, 600),
  h4: role(15, 20, 600),
  h5: role(14, 20, 600),
  h6: role(14, 20, 600),
  subtitle1: role(14, 20, 400),
  subtitle2: role(14, 20, 600),
  body1: role(14, 20, 400),
  body2: role(13, 20, 400),
  caption: role(12, 16, 400),
  button: { ...role(14, 20, 600), textTransform: 'none' },
  overline: { ...role(11, 16, 600, '0.06em'), textTransform: 'uppercase' },
};
