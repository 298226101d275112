import type { PaletteOptions } from '@mui/material/styles';
import './palette-types';

const panel = { fill: '#0B3D2A', text: '#EAF5EF', second: '#B9D6C7', line: '#1E5A40' };

/** The colors of the light scheme. Contrasts are calculated in the visual reference; update them when you change a value. */
export const lightPalette: PaletteOptions = {
  background: { default: '#F6F8F7', paper: '#FFFFFF' },
  divider: '#E1E6E3',
  text: { primary: '#17201C', secondary: '#55615B', disabled: '#626E68' },
  primary: { light: '#12704A', main: '#12704A', dark: '#0D5638', contrastText: '#FFFFFF' },
  error: { light: '#C62F2F', main: '#B42323', dark: '#9E1C1C', contrastText: '#FFFFFF' },
  warning: { light: '#B26A00', main: '#B26A00', dark: '#7A4B00', contrastText: '#FFFFFF' },
  success: { light: '#12704A', main: '#12704A', dark: '#0D5638', contrastText: '#FFFFFF' },
  info: { light: '#1D4E89', main: '#1D4E89', dark: '#1D4E89', contrastText: '#FFFFFF' },
  action: {
    hover: '#F3F6F4',
    selected: '#E4F2EA',
    active: '#55615B',
    disabled: '#626E68',
    disabledBackground: '#E8ECEA',
  },
  chip: {
    success: { text: '#0D5638', fill: '#DDF1E6', solid: '#12704A' },
    warning: { text: '#7A4B00', fill: '#FCEFD0', solid: '#B26A00' },
    error: { text: '#9E1C1C', fill: '#FBE5E3', solid: '#C62F2F' },
    gray: { text: '#47524C', fill: '#E8ECEA', solid: '#77837D' },
    info: { text: '#1D4E89', fill: '#E2EDFA', solid: '#1D4E89' },
  },
  chart: {
    one: '#12704A',
    two: '#5884F0',
    three: '#C2882D',
    four: '#8C4C9F',
    five: '#393D3B',
    muted: '#8A958F',
  },
  soft: '#E4F2EA',
  onSoft: '#0D5638',
  subtle: '#F0F3F1',
  track: '#E8ECEA',
  control: '#7F8B85',
  scrim: 'rgb(14 24 19 / .48)',
  snackbar: { fill: '#17201C', text: '#E7EDEA', accent: '#83D9AF', info: '#A3C8F5', error: '#F8ABA4' },
  panel,
  elevation: {
    menu: '0 1px 2px rgb(16 32 24 / .06), 0 8px 24px rgb(16 32 24 / .12)',
    dialog: '0 2px 6px rgb(16 32 24 / .08), 0 24px 64px rgb(16 32 24 / .22)',
  },
  DataGrid: { bg: '#FFFFFF', headerBg: '#F0F3F1', pinnedBg: '#FFFFFF' },
};

export const darkPalette: PaletteOptions = {
  background: { default: '#0E1311', paper: '#161D1A' },
  divider: '#2C3733',
  text: { primary: '#E7EDEA', secondary: '#A5B2AC', disabled: '#95A29C' },
  primary: { light: '#5FC795', main: '#5FC795', dark: '#83D9AF', contrastText: '#06170F' },
  error: { light: '#F0756B', main: '#F8938A', dark: '#F8ABA4', contrastText: '#2B0A08' },
  warning: { light: '#E5A93B', main: '#E5A93B', dark: '#F1C56B', contrastText: '#241800' },
  success: { light: '#5FC795', main: '#5FC795', dark: '#83D9AF', contrastText: '#06170F' },
  info: { light: '#A3C8F5', main: '#A3C8F5', dark: '#A3C8F5', contrastText: '#0B1A2B' },
  action: {
    hover: '#1C2521',
    selected: '#17352A',
    active: '#A5B2AC',
    disabled: '#95A29C',
    disabledBackground: '#2B3531',
  },
  chip: {
    success: { text: '#8FDDB6', fill: '#15372A', solid: '#5FC795' },
    warning: { text: '#F1C56B', fill: '#3B2D10', solid: '#E5A93B' },
    error: { text: '#F8ABA4', fill: '#47201E', solid: '#F0756B' },
    gray: { text: '#C2CCC7', fill: '#2B3531', solid: '#8A9791' },
    info: { text: '#A3C8F5', fill: '#18304D', solid: '#A3C8F5' },
  },
  chart: {
    one: '#5FC795',
    two: '#3174B4',
    three: '#B86B04',
    four: '#DF88F4',
    five: '#D6E1DC',
    muted: '#73817A',
  },
  soft: '#17352A',
  onSoft: '#8FDDB6',
  subtle: '#1B2320',
  track: '#2B3531',
  control: '#73817A',
  scrim: 'rgb(0 0 0 / .6)',
  snackbar: { fill: '#2B3531', text: '#E7EDEA', accent: '#83D9AF', info: '#A3C8F5', error: '#F8ABA4' },
  panel,
  elevation: {
    menu: '0 1px 2px rgb(0 0 0 / .4), 0 8px 24px rgb(0 0 0 / .5)',
    dialog: '0 2px 6px rgb(0 0 0 / .4), 0 24px 64px rgb(0 0 0 / .6)',
  },
  DataGrid: { bg: '#161D1A', headerBg: '#1B2320', pinnedBg: '#161D1A' },
};
