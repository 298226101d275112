import { cleanCode } from '../text/clean-code';
import { isUsState, type UsState } from '../form/us-states';

/** The first three digits of the ZIP codes of a state (USPS, Labeling List L002). A few belong to two states. */
const prefixes: Readonly<Record<UsState, string>> = {
  AL: '350-369',
  AK: '995-999',
  AS: '967',
  AZ: '850-865',
  AR: '716-729',
  AA: '340',
  AE: '090-098',
  AP: '962-966',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200 202-205 569',
  FM: '969',
  FL: '320-339 341-349',
  GA: '300-319 398-399',
  GU: '969',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MH: '969',
  MD: '206-219',
  MA: '010-027 055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005 063 100-149',
  NC: '270-289',
  ND: '580-588',
  MP: '969',
  OH: '430-459',
  OK: '730-731 734-749',
  OR: '970-979',
  PW: '969',
  PA: '150-196',
  PR: '006-007 009',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-799 885',
  UT: '840-847',
  VT: '050-054 056-059',
  VI: '008',
  VA: '201 220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831 834',
};

/** Whether a ZIP code may belong to a state. Also true if one of them is invalid, because then they cannot be compared. */
export const zipMatchesState = (zip: string, state: string): boolean => {
  const start = /^(\d{3})\d{2}/.exec(cleanCode(zip))?.[1];
  if (start === undefined || !isUsState(state)) return true;
  return prefixes[state].split(' ').some((range) => {
    const [from = '', to = from] = range.split('-');
    return from <= start && start <= to;
  });
};
