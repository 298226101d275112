import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { ChipMeaning } from '@core/resource/field';

export type NoticeMeaning = ChipMeaning | 'info';

/** `text` on `fill` for chips and notices; `solid` for bars, dots and icons on paper. */
interface MeaningColors {
  text: string;
  fill: string;
  solid: string;
}

/**
 * The portal's additions to MUI's palette. All are CSS variables, so `sx={{ bgcolor: 'soft' }}` works in both color
 * schemes.
 */
interface PortalColors {
  chip: Record<NoticeMeaning, MeaningColors>;
  /** Colors of series, in order of use. */
  chart: Record<'one' | 'two' | 'three' | 'four' | 'five' | 'muted', string>;
  /** Selected item, icon plate, avatar of the top bar; `onSoft` is the text on it. */
  soft: string;
  onSoft: string;
  /** Grid header, total row, pill track. */
  subtle: string;
  /** Progress, skeleton and disabled fill. */
  track: string;
  /** Border of fields, outlined buttons and checkboxes. */
  control: string;
  scrim: string;
  /** The temporary notice, dark in both color schemes. */
  snackbar: { fill: string; text: string; accent: string; info: string; error: string };
  /** The login page's panel, the same in both color schemes. */
  panel: { fill: string; text: string; second: string; line: string };
  elevation: { menu: string; dialog: string };
}

interface GridColors {
  DataGrid: { bg: string; headerBg: string; pinnedBg: string };
}

declare module '@mui/material/styles' {
  interface Palette extends PortalColors, GridColors {}
  // The grid itself declares the options for its colors.
  interface PaletteOptions extends Partial<PortalColors> {}

  interface TypographyVariants {
    display: CSSProperties;
    formTitle: CSSProperties;
    kpi: CSSProperties;
    label: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    formTitle?: CSSProperties;
    kpi?: CSSProperties;
    label?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    formTitle: true;
    kpi: true;
    label: true;
  }
}
