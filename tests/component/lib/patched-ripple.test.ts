import { LazyRipple } from '@mui/material/useLazyRipple/useLazyRipple';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

// `patches/@mui+material+6.5.0.patch`, material-ui #48999: what waits for a ripple that never comes would be kept for good.
it('a button without a ripple keeps none of its events', async () => {
  const { result } = renderHook(() => LazyRipple.use());
  act(() => result.current.stop({} as never));
  await expect(Reflect.get(result.current, 'mounted')).resolves.toBeUndefined();
});
