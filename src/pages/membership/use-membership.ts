import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowEvent } from '@core/membership/flow';
import type { Flow } from '@core/membership/flow-state';
import { type View, viewOf } from '@core/membership/flow-view';
import { type MembershipAddress, type MembershipLink, membershipSearch } from '@core/membership/link';
import { isMasked, emptyMemberForm } from '@core/membership/member-form';
import { hasChanges } from '@core/membership/member-form-state';
import { addressKey, type PostalAddress } from '@core/membership/postal-address';
import { readHosts, signingAddress } from '@core/membership/signing-address';
import { isFinal } from '@core/membership/signing-result';
import type { Http } from '@lib/http';
import { rememberedLanguage } from '@lib/i18n';
import { createSubmissionKey } from '@lib/submission-key';
import { useUnloadWarning } from '@lib/use-unload-warning';
import { type Arrival, openFlow } from './arrival';
import { createFlowStore } from './flow-store';
import type { MemberFormStore } from './form/member-form-store';
import { useFormPart, useMemberForm } from './form/use-member-form';
import { createMembershipCalls } from './membership-calls';
import { addressOf, type WorkContext, runWork } from './run-work';
import { keepSavedProgress } from './saved-progress';
import { useDraft } from './use-draft';
import { useIdle } from './use-idle';
import { useLookup } from './use-lookup';
import { useProof } from './use-proof';
import { useStepHistory } from './use-step-history';

/** Returns the hosts of the signing service from `<meta name="signing-hosts">`, which the page's server may set. */
const signingHosts = (): string[] =>
  readHosts(document.querySelector<HTMLMetaElement>('meta[name="signing-hosts"]')?.content ?? '');

/** The methods of `location` that leave the page. */
export type PageLocation = Pick<Location, 'assign' | 'replace'>;

export interface MembershipSetup {
  readonly http: Http;
  readonly link: MembershipLink;
  readonly address: MembershipAddress;
  readonly arrival: Arrival;
  readonly pageLocation: PageLocation;
}

/** The state for the views, and their actions. */
export interface Membership {
  readonly flow: Flow;
  readonly view: View;
  readonly company: string | null;
  readonly form: MemberFormStore;
  /**
   * Saves the answers and mails a link to continue. Resolves to the masked email address. Null if the server keeps no
   * drafts.
   */
  readonly mailLink: (() => Promise<string>) | null;
  /** Loads a part of the signed form for the applicant; null if this browser did not send the form. */
  readonly ownCopy: ((part: 'summary' | 'signed-copy') => Promise<unknown>) | null;
  /** Mails the signed form again. Resolves to the masked address. Null if nothing is signed here. */
  readonly mailCopy: (() => Promise<string>) | null;
  /** The input that opens the form. In memory only, like the form. */
  readonly proof: ReturnType<typeof useProof>;
  readonly selectAddress: (address: PostalAddress) => void;
  /** Opens the address page of the form. A masked address has to be typed again. */
  readonly editAddress: () => void;
  readonly sign: () => void;
  readonly send: (event: FlowEvent) => void;
  readonly goBack: () => void;
  readonly isIdle: boolean;
}

/** How long opening the signing page may take before the buttons are enabled again, in milliseconds. */
const leaveTimeoutMs = 20_000;

/**
 * Holds the flow and the input, and everything that drives them: requests, history, idle time, the redirect to the
 * signing page.
 */
export const useMembership = (setup: MembershipSetup): Membership => {
  const { http, link, address, pageLocation } = setup;
  const { i18n } = useTranslation();
  const [store] = useState(() => createFlowStore(openFlow(setup)));
  const [calls] = useState(() => createMembershipCalls(http, link));
  const [keys] = useState(createSubmissionKey);
  const flow = useSyncExternalStore(store.subscribe, store.current, store.current);
  const proof = useProof(store, address.key);
  const [firstLanguage] = useState(i18n.language);
  const owner = useRef<string | null>(null);
  const form = useMemberForm();
  const isDirty = useFormPart(form, hasChanges);
  const isOver = isFinal(flow.result);
  const draft = useDraft({ calls, link, store, form, mailedKey: address.draft });

  const getWorkContext = useEffectEvent((): WorkContext => ({
    calls,
    form,
    keys,
    owner,
    isTyped: () => hasChanges(form.current()),
    language: () => i18n.language,
    draftKey: draft.key,
    proof: proof.proof,
    askBirth: () => proof.askBirth(true),
    discardKey: proof.discardKey,
    checkedAddress: (to) => signingAddress(to, window.location.origin, signingHosts()),
    leave: (to) => pageLocation.assign(to),
  }));
  const { work } = flow;
  useEffect(() => {
    if (!work) return undefined;
    if (work.kind !== 'leave' && work.afterMs === 0) {
      void runWork(getWorkContext(), store.current, work, store.send);
      return undefined;
    }
    const isLeaving = work.kind === 'leave';
    const act = () =>
      isLeaving
        ? store.send({ type: 'came-back' })
        : void runWork(getWorkContext(), store.current, work, store.send);
    const timer = setTimeout(act, isLeaving ? leaveTimeoutMs : work.afterMs);
    return () => clearTimeout(timer);
  }, [work, store]);

  const clearInput = useEffectEvent(() => {
    form.send({ type: 'reset', values: emptyMemberForm });
    keys.forget();
    owner.current = null;
    proof.setDigits('');
    proof.setBirth('');
  });
  const isWiped = isOver || flow.wasWiped;
  useEffect(() => {
    if (isWiped) clearInput();
  }, [isWiped]);

  const { token, formId } = flow;
  useEffect(() => keepSavedProgress(link, token && formId ? { token, formId } : null), [link, token, formId]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) store.send({ type: 'came-back' });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [store]);

  useUnloadWarning(isDirty && !isOver && work?.kind !== 'leave');
  const hasTyped = isDirty || proof.digits !== '' || proof.birth !== '' || token !== null;
  const isIdle = useIdle(hasTyped && !isOver, () => store.send({ type: 'idle' }));
  // A chosen language is written to the address, so that a reload and the return from the signing page keep it.
  const lang = i18n.language === firstLanguage ? address.lang : i18n.language;
  const goBack = useStepHistory({ store, ownSearch: membershipSearch(link, lang) });
  const mayChooseLanguage = lang === null && rememberedLanguage() === undefined;
  const company = useLookup({
    store,
    lookup: flow.lookup,
    calls,
    mayChooseLanguage,
    onBirthDateRequired: proof.askBirth,
  });

  const selectAddress = ({ address: line, city, state, zip_code }: PostalAddress) => {
    const fields = { address: line, city, state, zip_code };
    for (const name of ['address', 'city', 'state', 'zip_code'] as const)
      form.send({ type: 'type', path: name, text: fields[name] });
    store.send({ type: 'choose', address: addressKey(addressOf(form)) });
  };

  const editAddress = () => {
    if (isMasked(form.current().values.address)) form.send({ type: 'type', path: 'address', text: '' });
    store.send({ type: 'edit-address' });
  };

  const { receipt, copy } = flow;
  const mailLink = async () => {
    await draft.save();
    return calls.mailDraft(store.current().token ?? '', i18n.language);
  };

  return {
    mailLink: flow.draft === null ? null : mailLink,
    ownCopy: receipt && ((part) => calls.ownCopy(part, receipt, i18n.language)),
    mailCopy: copy && (() => calls.mailCopy(copy.token)),
    proof,
    flow,
    view: viewOf(flow),
    company,
    form,
    selectAddress,
    editAddress,
    sign: () => store.send({ type: 'sign', address: addressKey(addressOf(form)) }),
    send: store.send,
    goBack,
    isIdle,
  };
};
