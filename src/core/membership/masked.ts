/** Stands in a masked answer for what is not shown. */
export const maskMark = '•••';

/** Whether a text is a part of what is on record. Sent back as it came, it keeps the value on the server. */
export const isMasked = (text: string): boolean => text.includes(maskMark);
