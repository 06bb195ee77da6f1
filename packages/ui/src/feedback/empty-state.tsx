import type { ReactNode } from 'react';
import { IconInbox, type IconComponent } from '../primitives/icons.ts';
import { StateMessage } from './state-message.tsx';

export type EmptyStateProps = {
  icon?: IconComponent;
  /** Names what is missing: `No notes yet`. */
  title: string;
  /** What belongs here, and when it fills. */
  text?: ReactNode;
  /** The button that creates the first one. */
  action?: ReactNode;
  size?: 'page' | 'block' | 'compact';
};

/** An empty state: what belongs here and the button that creates the first one. */
export function EmptyState({ icon = IconInbox, ...rest }: EmptyStateProps) {
  return <StateMessage icon={icon} {...rest} />;
}
