import type { ReactNode } from 'react';
import { useIsInOverlay } from '../overlay/unsaved-input.tsx';
import type { IconComponent } from '../primitives/icons.ts';
import { useTopLevel } from '../primitives/top-heading.tsx';
import classes from './state-message.module.css';

export type StateMessageProps = {
  icon: IconComponent;
  title: string;
  text?: ReactNode;
  /** A request number or another thing to quote. */
  code?: ReactNode;
  action?: ReactNode;
  /** `page` is the page's only content and carries its h1; `block` has an h2, `compact` an h3. */
  size?: 'page' | 'block' | 'compact';
  role?: 'alert' | 'status';
};

const headings = { page: 'h1', block: 'h2', compact: 'h3' } as const;

/** The common shape of "nothing here", "this failed", "not allowed". */
export function StateMessage({
  icon: Icon,
  title,
  text,
  code,
  action,
  size = 'block',
  role,
}: StateMessageProps) {
  // The page beneath an overlay has the h1.
  const isOver = useIsInOverlay();
  const top = useTopLevel();
  const page = top === 1 ? headings.page : (`h${top}` as const);
  const Heading = { ...headings, page: isOver ? headings.block : page }[size];
  return (
    <div className={`${classes.message} ${classes[size] ?? ''}`} role={role}>
      <Icon size={size === 'page' ? 36 : 28} className={classes.icon} aria-hidden />
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {code && <div className={classes.code}>{code}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
