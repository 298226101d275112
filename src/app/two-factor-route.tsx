import { TwoFactorPage } from '@pages/account/two-factor-page';
import { useStart } from './use-start';

export const TwoFactorRoute = () => <TwoFactorPage onSignedIn={useStart()} />;
