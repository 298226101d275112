import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { useEffect, useEffectEvent, useImperativeHandle, useState, type Ref } from 'react';

/** An element with a tooltip, and the event that opened it. */
export interface Hint {
  readonly key: number;
  readonly anchor: HTMLElement;
  readonly event: Event;
  /** Returns the current text; '' if there is none. */
  readonly textOf: (anchor: HTMLElement) => string;
}

/** MUI's handlers by DOM event. */
const handlers = {
  mouseover: 'onMouseOver',
  mouseleave: 'onMouseLeave',
  focusin: 'onFocus',
  focusout: 'onBlur',
  touchstart: 'onTouchStart',
  touchend: 'onTouchEnd',
} as const;

const isHandled = (type: string): type is keyof typeof handlers => Object.hasOwn(handlers, type);

type Handler = (event: Pick<Event, 'type' | 'target' | 'currentTarget'>) => void;

interface AnchorProps extends Pick<Hint, 'anchor' | 'event'> {
  readonly ref?: Ref<HTMLElement>;
}

/** The code may have loaded late: the element must still be hovered or focused. */
const isTriggerActive = ({ anchor, event }: Pick<Hint, 'anchor' | 'event'>): boolean =>
  event.type === 'touchstart' || anchor.matches(event.type === 'mouseover' ? ':hover' : ':focus-within');

/**
 * Represents the element as the child of MUI's `Tooltip`, and passes the element and its DOM events to it. The
 * element itself stays in place and keeps its focus.
 */
const Anchor = ({ anchor, event: first, ref, ...injectedProps }: AnchorProps) => {
  useImperativeHandle(ref, () => anchor, [anchor]);
  const forwardEvent = useEffectEvent(({ type, target }: Event) => {
    if (!isHandled(type)) return;
    const handler = (injectedProps as Partial<Record<string, Handler>>)[handlers[type]];
    handler?.({ type, target, currentTarget: anchor });
  });
  const start = useEffectEvent(() => isTriggerActive({ anchor, event: first }) && forwardEvent(first));
  useEffect(() => {
    const listener = (event: Event) => forwardEvent(event);
    for (const type of Object.keys(handlers)) anchor.addEventListener(type, listener, { passive: true });
    start();
    return () => {
      for (const type of Object.keys(handlers)) anchor.removeEventListener(type, listener);
    };
  }, [anchor]);
  // In development MUI looks for this attribute on the element that it gets.
  const marked = 'data-mui-internal-clone-element' in injectedProps;
  useEffect(() => {
    if (!marked) return undefined;
    anchor.setAttribute('data-mui-internal-clone-element', 'true');
    return () => anchor.removeAttribute('data-mui-internal-clone-element');
  }, [anchor, marked]);
  return null;
};

/** An element that was removed from the page has no tooltip. */
const currentText = ({ anchor, textOf }: Hint): string => (anchor.isConnected ? textOf(anchor) : '');

interface AnchoredTooltipProps {
  readonly hint: Hint;
  readonly onGone: (hint: Hint) => void;
}

const AnchoredTooltip = ({ hint, onGone }: AnchoredTooltipProps) => {
  const { anchor } = hint;
  const [text, setText] = useState(() => currentText(hint));
  const [open, setOpen] = useState(false);
  const refreshText = useEffectEvent(() => (anchor.isConnected ? setText(currentText(hint)) : onGone(hint)));
  useEffect(() => {
    if (!open) return undefined;
    const observer = new MutationObserver(() => refreshText());
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-tooltip'],
    });
    return () => observer.disconnect();
  }, [open]);
  const { lang } = anchor;
  const placement = anchor.dataset['tooltipPlacement'] as TooltipProps['placement'];
  return (
    <Tooltip
      title={text && <span {...(lang && { lang })}>{text}</span>}
      {...(placement && { placement })}
      onOpen={() => {
        setText(currentText(hint));
        setOpen(true);
      }}
      onClose={() => setOpen(false)}
    >
      <Anchor anchor={anchor} event={hint.event} />
    </Tooltip>
  );
};

export interface TooltipsProps {
  readonly hints: readonly Hint[];
  readonly onGone: (hint: Hint) => void;
}

export const Tooltips = ({ hints, onGone }: TooltipsProps) =>
  hints.map((hint) => <AnchoredTooltip key={hint.key} hint={hint} onGone={onGone} />);
