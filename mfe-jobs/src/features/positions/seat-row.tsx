import { candidatesRoutes, href, type Position } from '@muster/contracts';
import { usePlacementAddress } from '@muster/blocks';
import {
  Badge,
  CardRow,
  IconAlertTriangle,
  Link,
  PersonLine,
  StateBadge,
  formatDate,
  formatMoney,
} from '@muster/ui';
import { usePositionMessages, type PositionMessages } from './messages.ts';
import { SeatMenu } from './seat-menu.tsx';
import classes from './positions.module.css';

/** Seat in one line; stacked on a phone. */
export function SeatRow({ seat }: { seat: Position }) {
  const t = usePositionMessages();
  return (
    <CardRow>
      <div className={classes.row}>
        <div className={classes.seat}>
          <span className={classes.label}>{seat.label}</span>
          <span className={classes.second}>{datesOf(seat, t)}</span>
        </div>
        <div className={classes.state}>
          {seat.endedOn && seat.occupant?.placement ? (
            <StateBadge machine="placement" state={seat.occupant.placement.status} />
          ) : (
            <StateBadge machine="position" state={seat.status} />
          )}
        </div>
        <Occupant seat={seat} t={t} />
        <SupervisedBy seat={seat} t={t} />
        <div className={classes.booking}>
          {bookingOf(seat, t).map((line) => (
            <span key={line} className={classes.second}>
              {line}
            </span>
          ))}
        </div>
        <div className={classes.menu}>
          <SeatMenu seat={seat} />
        </div>
      </div>
    </CardRow>
  );
}

function Occupant({
  seat: { occupant, backfillFor, status, endedOn },
  t,
}: {
  seat: Position;
  t: PositionMessages;
}) {
  const placements = usePlacementAddress();
  if (!occupant)
    return (
      <div className={classes.person}>
        <span className={classes.second}>
          {backfillFor
            ? t('backfillFor', { number: backfillFor.number })
            : status !== 'cancelled' && t('nobody')}
        </span>
      </div>
    );
  const { candidate, placement } = occupant;
  return (
    <div className={classes.person}>
      <PersonLine
        name={candidate?.name ?? t('hidden')}
        src={candidate?.photo}
        {...(candidate && { href: href(candidatesRoutes.profile, { id: candidate.id }) })}
        secondary={
          placement && (
            <Link
              className={classes.link}
              href={placements.hrefOf(placement.id)}
              aria-label={t('openPlacement', { number: placement.number })}
            >
              {placement.number} {periodOf(placement, endedOn ?? null, t)}
            </Link>
          )
        }
      />
    </div>
  );
}

function SupervisedBy({ seat, t }: { seat: Position; t: PositionMessages }) {
  const { supervisor, backupSupervisor } = seat;
  return (
    <div className={classes.supervisor}>
      {supervisor && !supervisor.eligible ? (
        <Badge family="red" icon={IconAlertTriangle}>
          {t('cannotSupervise', { name: supervisor.name })}
        </Badge>
      ) : (
        <span className={supervisor ? undefined : classes.second}>
          {supervisor?.name ?? t('noSupervisor')}
        </span>
      )}
      {backupSupervisor && (
        <span className={classes.second}>{t('backup', { name: backupSupervisor.name })}</span>
      )}
    </div>
  );
}

type Placed = NonNullable<NonNullable<Position['occupant']>['placement']>;

/** Formats the contractor's period; for current ones with the planned end. */
function periodOf(
  { startDate, plannedEndDate }: Placed,
  endedOn: string | null,
  t: PositionMessages,
): string {
  if (endedOn) return t('worked', { from: formatDate(startDate), until: formatDate(endedOn) });
  return plannedEndDate
    ? t('until', { date: formatDate(plannedEndDate) })
    : t('from', { date: formatDate(startDate) });
}

/** Formats when it opened, was filled or cancelled, or is to start. */
function datesOf(seat: Position, t: PositionMessages): string {
  const { status, openedOn, targetStart, filledOn, cancelledOn } = seat;
  if (status === 'cancelled' && cancelledOn) {
    const date = formatDate(cancelledOn);
    const reason = seat.cancelReason ?? seat.cancelNote;
    return reason ? t('cancelled', { date, reason }) : t('cancelledPlain', { date });
  }
  if (seat.endedOn) return t('ended', { date: formatDate(seat.endedOn) });
  if (status === 'filled' && filledOn) return t('filled', { date: formatDate(filledOn) });
  if (targetStart) return t('target', { date: formatDate(targetStart) });
  return t('opened', { date: formatDate(openedOn) });
}

function bookingOf({ billRate, poNumber, costCentre }: Position, t: PositionMessages): string[] {
  return [
    billRate
      ? t('rate', {
          amount: formatMoney(billRate),
          unit: t(billRate.unit === 'hour' ? 'perHour' : 'perMonth'),
        })
      : '',
    poNumber ? t('po', { number: poNumber }) : '',
    costCentre ? t('costCentre', { name: costCentre }) : '',
  ].filter(Boolean);
}
