import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchDebounceMs } from '@core/list/list-state';
import { sized } from '@tests/helpers/arbitraries';
import { useSearchText } from '@ui/list/search-box';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = fc.constantFrom('', 'mar', 'marsh', ' joh ', 'lee');
/** An event of the search box, of the address, or of rendering. */
const searchEvent = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), text }),
  fc.record({ kind: fc.constant('change' as const), text }),
  fc.record({ kind: fc.constantFrom('enter' as const, 'rest' as const, 'draw' as const) }),
);
type SearchEvent = typeof searchEvent extends fc.Arbitrary<infer T> ? T : never;

/** Applies the events to a list whose address changes at once and renders later. */
const applyEvents = (searchEvents: readonly SearchEvent[]) => {
  let address = '';
  let renderedSearch = '';
  let isChanging = false;
  /** The text that the user's last action requests. */
  let wanted = '';
  const { result, rerender, unmount } = renderHook(
    ({ search }) =>
      useSearchText(
        search,
        (settled) => {
          address = settled;
        },
        { latest: () => address },
      ),
    { initialProps: { search: renderedSearch } },
  );
  const acts: Record<SearchEvent['kind'], (typed: string) => void> = {
    type: (typed) => {
      if (typed === result.current.text) return;
      result.current.type(typed);
      wanted = typed.trim();
    },
    enter: () => {
      wanted = result.current.text.trim();
      result.current.settle(result.current.text);
    },
    // Back or Reset. Two changes within one render may cancel each other out, so only one is made.
    change: (search) => {
      if (isChanging || [renderedSearch, address].includes(search.trim())) return;
      isChanging = true;
      address = search.trim();
      wanted = address;
    },
    rest: () => vi.advanceTimersByTime(searchDebounceMs),
    draw: () => {
      renderedSearch = address;
      isChanging = false;
      rerender({ search: renderedSearch });
    },
  };
  for (const one of searchEvents) act(() => acts[one.kind]('text' in one ? one.text : ''));
  for (const kind of ['draw', 'rest', 'draw'] as const) act(() => acts[kind](''));
  const shown = result.current.text.trim();
  unmount();
  return { wanted, address, shown };
};

it('ends with what the user wanted last, in the box and in the address', () => {
  fc.assert(
    fc.property(fc.array(searchEvent, { maxLength: 12 }), (searchEvents) => {
      const { wanted, address, shown } = applyEvents(searchEvents);
      expect({ address, shown }).toEqual({ address: wanted, shown: wanted });
    }),
    sized(300, 20_000),
  );
});
