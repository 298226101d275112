import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { StateView } from './state-view';

interface EmptyStateProps {
  readonly title: string;
  /** What this is and what it is good for. */
  readonly text?: string;
  readonly icon?: ReactNode;
  /** The action that fills it. */
  readonly action?: ReactNode;
}

/** Nothing exists yet. */
export const EmptyState = ({ title, text, icon = <InboxOutlined />, action }: EmptyStateProps) => (
  <StateView plate="soft" icon={icon} title={title} text={text} action={action} />
);
