import { LazyRipple } from '@mui/material/useLazyRipple/useLazyRipple';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

// `patches/@mui+material+6.5.0.patch`, material-ui #48999: a promise for a ripple that never mounts would be kept forever.
it('a button without a ripple does not keep its events', async () => {
  const { result } = renderHook(() => LazyRipple.use());
  act(() => result.current.stop({} as never));
  await expect(Reflect.get(result.current, 'mounted')).resolves.toBeUndefined();
});
