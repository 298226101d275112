import type { PostalAddress, SuggestedAddress } from '../../../src/core/membership/postal-address';
import type { ApiDeps } from '../deps';
import type { AddressCheck } from './addresses';
import { checkAddress, noteAddress } from './check-address';
import type { FormScope } from './form-token';
import type { KnownAnswers, Prefill } from './known-answers';

export interface AddressAnswer {
  readonly outcome: AddressCheck['outcome'];
  readonly suggestions: readonly SuggestedAddress[];
}

const nothingToAsk: AddressAnswer = { outcome: 'verified', suggestions: [] };

const addressOf = ({ address = '', city = '', state = '', zip_code = '' }: Prefill): PostalAddress => ({
  address,
  city,
  state,
  zip_code,
});

/** The address of a form that was sent is settled; the one on record is checked. Without either there is nothing to ask yet. */
export const judgeAddress = async (
  deps: ApiDeps,
  scope: Pick<FormScope, 'hash'>,
  known: KnownAnswers | null,
): Promise<AddressAnswer> => {
  if (!known) return nothingToAsk;
  const address = addressOf(known.prefill);
  if (known.addressOutcome) {
    await noteAddress(deps, scope, address, known.addressOutcome);
    return nothingToAsk;
  }
  const check = await checkAddress(deps, address);
  await noteAddress(deps, scope, address, check.outcome);
  if (check.outcome === 'unchecked') return nothingToAsk;
  return { outcome: check.outcome, suggestions: check.outcome === 'multiple' ? check.suggestions : [] };
};
