import type { ReactNode } from 'react';
import { IconInbox, type IconComponent } from '../primitives/icons.ts';
import { StateMessage } from './state-message.tsx';

export type EmptyStateProps = {
  icon?: IconComponent;
  /** What is not there: `No notes yet`. */
  title: string;
  /** What belongs here, and when it fills. */
  text?: ReactNode;
  /** The button that makes the first one. */
  action?: ReactNode;
  size?: 'page' | 'block' | 'compact';
};

/** An empty place as a start: what belongs here and the button that makes the first one. */
export function EmptyState({ icon = IconInbox, ...rest }: EmptyStateProps) {
  return <StateMessage icon={icon} {...rest} />;
}
