/** Forms of a period that the compatibility form (NFKC) keeps. Browsers read them as periods in a domain. */
const otherPeriods = /[。｡]/g;
/** Characters without a shape, which could be put between the parts of an address. */
const invisible = /\p{Cf}/gu;

const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** `evil.example`, but not `J.R.` or `Ma. Theresa`: a period that at least two letters or digits follow directly. */
const domain = /[\p{L}\p{M}\p{N}]\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]/u;
const address = /@|:\/\//;
/** `555-0100` and `5 5 5`, but not `2nd`. */
const digits = /\p{Nd}[\s().+\p{Pd}]*\p{Nd}/u;

/**
 * Whether a text can be the name of a person. Names are part of mails, where an address or a phone number in a name
 * would be read as coming from the portal. Every script, apostrophe, hyphen and initial is allowed.
 */
export const isPersonName = (text: string): boolean => {
  const plain = text.normalize('NFKC').replace(otherPeriods, '.').replace(invisible, '');
  return !lineBreak.test(text) && ![domain, address, digits].some((part) => part.test(plain));
};
