import type { ReactNode } from 'react';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  type IconComponent,
} from './icons.ts';
import classes from './notice-bar.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger' | 'quiet';

const icons: Record<NoticeKind, IconComponent> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
  quiet: IconInfoCircle,
};

export type NoticeBarProps = {
  kind?: NoticeKind;
  title?: string;
  icon?: IconComponent;
  /** A button or link on the right. */
  action?: ReactNode;
  children: ReactNode;
};

/** A notice that users should read before they continue, placed where it matters. */
export function NoticeBar({ kind = 'info', title, icon, action, children }: NoticeBarProps) {
  const Icon = icon ?? icons[kind];
  return (
    <div
      className={`${classes.bar} ${classes[kind]}`}
      role={kind === 'danger' ? 'alert' : undefined}
    >
      <Icon size={16} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        {title && <span className={classes.title}>{title}</span>}
        {children}
      </div>
      {action}
    </div>
  );
}
