/** Sizes of the shell in CSS pixels. */
export const sizes = { bar: 56, menu: 255, mini: 64, content: 1440 } as const;
