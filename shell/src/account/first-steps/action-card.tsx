import { href } from '@muster/contracts';
import { IconChevronRight } from '@muster/ui';
import { NavLink } from '../../layout/nav-link.tsx';
import type { FirstAction } from './first-actions.ts';
import classes from './first-steps.module.css';
import { useFirstStepsMessages } from './use-first-steps-messages.ts';

type ActionCardProps = { action: FirstAction; onOpen: (to: string) => void };

/** One suggested first action as a link. */
export function ActionCard({ action, onOpen }: ActionCardProps) {
  const t = useFirstStepsMessages();
  const { icon: Icon, key, route } = action;
  const to = href(route);
  return (
    <NavLink
      href={to}
      className={classes.card}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(to);
      }}
    >
      <Icon size={20} className={classes.icon} aria-hidden />
      <span className={classes.words}>
        <span className={classes.name}>{t(`welcome.action.${key}.title`)}</span>
        <span className={classes.text}>{t(`welcome.action.${key}.text`)}</span>
      </span>
      <IconChevronRight size={20} className={classes.icon} aria-hidden />
    </NavLink>
  );
}
