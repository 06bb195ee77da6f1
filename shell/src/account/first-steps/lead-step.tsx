import { href, type OnboardingStep } from '@muster/contracts';
import { IconChevronRight, Button } from '@muster/ui';
import { NavLink } from '../../layout/nav-link.tsx';
import classes from './first-steps.module.css';
import { leadsOf, type LeadingStep } from './leads.ts';
import type { StepProps } from './step-props.ts';
import { useFirstStepsMessages } from './use-first-steps-messages.ts';

/** Creates a step that is done on another screen: a link there, and a button to mark it as done. */
export function leadStep(key: LeadingStep & OnboardingStep) {
  return function LeadStep({ onDone }: StepProps) {
    const t = useFirstStepsMessages();
    const { route, query, icon: Icon } = leadsOf[key];
    return (
      <>
        <NavLink href={href(route, {}, query)} className={classes.card}>
          <Icon size={20} className={classes.icon} aria-hidden />
          <span className={classes.words}>
            <span className={classes.name}>{t(`steps.${key}.lead`)}</span>
            <span className={classes.text}>{t('steps.comeBack')}</span>
          </span>
          <IconChevronRight size={20} className={classes.icon} aria-hidden />
        </NavLink>
        <Button size="lg" fullWidth onClick={onDone}>
          {t('steps.done')}
        </Button>
      </>
    );
  };
}
