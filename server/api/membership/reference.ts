/** How a person and a reviewer name a form to each other. */
export const referenceOf = (formId: string): string => formId.slice(0, 8).toUpperCase();
