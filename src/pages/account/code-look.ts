/** Of the one input for a whole code: pasting and the phone's suggestion fill it at once. */
export const codeLook = {
  fontSize: '1.375rem !important',
  letterSpacing: '0.35em',
  '& input': { height: 28 },
} as const;
