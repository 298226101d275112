import { isLazyFailure, mayReloadFor } from './lazy-failure';
import { showStartFailure } from './start-failure';

const placeOfPortal = (): HTMLElement => {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no place for the portal');
  return place;
};

const start = async () => {
  if (__DEMO__) await (await import('../../mocks/browser')).startDemo();
  const program = await import('./start-portal');
  await program.start(placeOfPortal());
};

start().catch((reason: unknown) => {
  if (isLazyFailure(reason) && mayReloadFor(reason)) window.location.reload();
  else showStartFailure(placeOfPortal());
});
