// eslint-disable-next-line no-control-regex -- finding them is the purpose
const control = /[\u0000-\u001f\u007f-\u009f]/;

/** Whether a text holds a control character: no name or address does, and a database refuses the first of them. */
export const hasControlCharacter = (text: string): boolean => control.test(text);
