import { href, jobsRoutes, type HomeClock } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Avatar, Button, CardRow, Link } from '@muster/ui';
import { useHomeMessages } from '../use-home-messages.ts';
import { NudgeButton } from '../nudge-button.tsx';
import { DueDay } from './due-day.tsx';
import classes from './queue.module.css';

/** The next action per stage, with its screen or dialog. */
const steps = {
  added: { verb: 'ask', route: jobsRoutes.applicationProfile, query: { step: 'ask_interest' } },
  interested: { verb: 'review', route: jobsRoutes.applicationProfile },
  internal_review: { verb: 'send', route: jobsRoutes.applicationSubmit },
  submitted: { verb: 'nudge', route: jobsRoutes.applicationFeedback },
  client_interview: { verb: 'open', route: jobsRoutes.applicationProfile },
  selected: {
    verb: 'contract',
    route: jobsRoutes.applicationProfile,
    query: { step: 'start_contracting' },
  },
  contracting: { verb: 'contract', route: jobsRoutes.applicationProfile },
} as const;

/** An application past its deadline: the step, the candidate, and a button that opens it. */
export function ClockRow({ clock, today }: { clock: HomeClock; today: string }) {
  const t = useHomeMessages();
  const { id, stageKind, stage, candidate, job, company, dueOn } = clock;
  const { verb, route, ...more } = steps[stageKind];
  const params = { jobApplicationId: id };
  const title = t(`clock.${verb}.title`);
  return (
    <CardRow>
      <Avatar name={candidate.name} src={candidate.photo} size={28} />
      <div className={classes.text}>
        <Link
          className={classes.title}
          href={href(jobsRoutes.applicationProfile, params)}
          title={`${title} · ${candidate.name}`}
        >
          <strong>{title}</strong> · {candidate.name}
        </Link>
        <span className={classes.note}>
          {[stage, job.title, company].filter(Boolean).join(' · ')}
        </span>
      </div>
      <span className={classes.end}>
        <DueDay day={dueOn} today={today} />
        {stageKind === 'submitted' && clock.mayRemind ? (
          <NudgeButton application={clock} company={company ?? t('nudge.client')} />
        ) : (
          <Button
            size="xs"
            variant="default"
            component={RouteLink}
            route={route}
            params={params}
            {...more}
            aria-label={t(`clock.${verb}.label`, { name: candidate.name })}
          >
            {t(`clock.${verb}.button`)}
          </Button>
        )}
      </span>
    </CardRow>
  );
}
