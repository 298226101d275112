import type { PostalAddress, SuggestedAddress } from '@core/membership/postal-address';
import type { ApiDeps } from '../deps';
import type { AddressCheck } from './addresses';
import { checkAddress, storeAddressCheck } from './check-address';
import { type FormScope, updateFormToken, suggestionsOwner } from './form-token';
import type { KnownAnswers, Prefill } from './known-answers';
import { maskSuggestions, shownSuggestions } from './mask';
import { seal } from './seal';

type Token = Pick<FormScope, 'hash'>;

export interface AddressAnswer {
  readonly outcome: AddressCheck['outcome'];
  readonly suggestions: readonly SuggestedAddress[];
}

const nothingToConfirm: AddressAnswer = { outcome: 'verified', suggestions: [] };

const addressOf = ({ address = '', city = '', state = '', zip_code = '' }: Prefill): PostalAddress => ({
  address,
  city,
  state,
  zip_code,
});

/**
 * Returns the result for an address that is shown masked. Suggestions lose their house numbers and are stored with the
 * token, so that the person can choose one by the rest. If none can be told apart, the person has to type the address.
 */
export const withoutNumbers = async (
  deps: ApiDeps,
  { hash }: Token,
  checked: PostalAddress,
  suggestions: readonly SuggestedAddress[],
): Promise<AddressAnswer> => {
  const masked = maskSuggestions(suggestions, checked);
  if (masked.length === 0) return { outcome: 'not_found', suggestions: [] };
  const suggested = await seal(deps.keys, JSON.stringify(masked), suggestionsOwner(hash));
  await updateFormToken(deps.storage, { hash }, { suggested });
  return { outcome: 'multiple', suggestions: shownSuggestions(masked) };
};

/**
 * Checks the known address. The address of a form that was already sent is accepted, the one on record is checked.
 * Without either, there is nothing to confirm.
 */
export const checkKnownAddress = async (
  deps: ApiDeps,
  scope: Token,
  known: KnownAnswers | null,
  isMasked: boolean,
): Promise<AddressAnswer> => {
  if (!known) return nothingToConfirm;
  const address = addressOf(known.prefill);
  if (known.addressOutcome) {
    await storeAddressCheck(deps, scope, address, known.addressOutcome);
    return nothingToConfirm;
  }
  const check = await checkAddress(deps, address);
  await storeAddressCheck(deps, scope, address, check.outcome);
  if (check.outcome === 'unchecked') return nothingToConfirm;
  const suggestions = check.outcome === 'multiple' ? check.suggestions : [];
  if (check.outcome === 'multiple' && isMasked) return withoutNumbers(deps, scope, address, suggestions);
  return { outcome: check.outcome, suggestions };
};
