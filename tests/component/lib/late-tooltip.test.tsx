// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LateGrow, LatePopper } from '@lib/late-tooltip';

const tip = (open: boolean) => (
  <LatePopper open={open} anchorEl={document.body} transition>
    {({ TransitionProps }) => (
      <LateGrow {...TransitionProps} timeout={0}>
        <p>tip</p>
      </LateGrow>
    )}
  </LatePopper>
);

it('a tooltip’s place and its way in come when it is first shown, and it goes as it came', async () => {
  const view = render(tip(false));
  expect(screen.queryByText('tip')).toBeNull();
  view.rerender(tip(true));
  expect(await screen.findByText('tip')).toBeInTheDocument();
  view.rerender(tip(false));
  await expect.poll(() => screen.queryByText('tip')).toBeNull();
});
