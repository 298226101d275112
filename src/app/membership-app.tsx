import type { EmotionCache } from '@emotion/cache';
import type { ComponentProps } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { MembershipPage } from '@pages/membership/membership-page';
import { ErrorView } from '@ui/feedback/error-view';
import { SupportLine } from '@ui/feedback/support-line';
import { StyleFrame } from './style-frame';

interface MembershipAppProps extends ComponentProps<typeof MembershipPage> {
  readonly styles: EmotionCache;
}

/** The public membership form with its error boundary and styles. It does not use the session. */
export const MembershipApp = ({ styles, ...form }: MembershipAppProps) => (
  <StyleFrame styles={styles}>
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => (
        <>
          <ErrorView error={error} onRetry={resetErrorBoundary} />
          <SupportLine />
        </>
      )}
    >
      <MembershipPage {...form} />
    </ErrorBoundary>
  </StyleFrame>
);
