import { href, isThinMargin, teamRoutes, type PlacementRow } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Button, CardRow, PersonLine, formatMargin, formatRelativeDay } from '@muster/ui';
import { useHomeMessages, type HomeMessages } from '../use-home-messages.ts';
import classes from './contracts.module.css';

/** A placement with its relevant date, its margin for readers who may see it, and a link. */
export function ContractRow({ placement }: { placement: PlacementRow }) {
  const t = useHomeMessages();
  const { id, number, candidate, company, job, margin } = placement;
  const name = candidate?.name ?? number;
  const verb = verbOf(placement);
  const query = { placement: id };
  return (
    <CardRow wraps>
      <PersonLine
        name={name}
        src={candidate?.photo}
        secondary={`${company.name} · ${job.title}`}
        href={href(teamRoutes.activeContractors, {}, query)}
      />
      <span className={classes.end}>
        <span className={classes.facts}>
          <span className={isPast(placement) ? classes.late : undefined}>
            {dayOf(placement, t)}
          </span>
          {typeof margin === 'number' && (
            <span className={isThinMargin(margin) ? classes.thin : undefined}>
              {t('contracts.margin', { margin: formatMargin(margin) })}
            </span>
          )}
        </span>
        <Button
          size="xs"
          variant="default"
          component={RouteLink}
          route={teamRoutes.activeContractors}
          query={query}
          aria-label={t(`contracts.${verb}Label`, { name })}
        >
          {t(`contracts.${verb}`)}
        </Button>
      </span>
    </CardRow>
  );
}

/** Returns the next action that the reader may take. */
function verbOf({ status, allowedActions }: PlacementRow): 'start' | 'extend' | 'open' {
  const may: readonly string[] = allowedActions;
  if (status === 'pending_start' && may.includes('start')) return 'start';
  return may.includes('extend') ? 'extend' : 'open';
}

const isPast = ({ risks }: PlacementRow): boolean =>
  risks.includes('overdue') || risks.includes('start_due');

function dayOf(
  { status, startDate, plannedEndDate, risks }: PlacementRow,
  t: HomeMessages,
): string {
  if (status === 'pending_start')
    return t('contracts.starts', { day: formatRelativeDay(startDate) });
  const day = formatRelativeDay(plannedEndDate ?? startDate);
  return t(risks.includes('overdue') ? 'contracts.overdue' : 'contracts.ends', { day });
}
