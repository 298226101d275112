/** The name of a group within a menu. */
export const menuHeading = {
  position: 'static',
  px: '12px',
  pt: 1,
  pb: 0.5,
  bgcolor: 'transparent',
  color: 'text.secondary',
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '16px',
} as const;
