import type { TeamMember, TimesheetAssignment } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, EmptyState, IconClock } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMemberMessages } from '../messages.ts';
import classes from './timesheets.module.css';

interface StartSheetProps {
  member: TeamMember;
  assignment: TimesheetAssignment;
  /** A day of the period. */
  day: string;
  mayStart: boolean;
  /** The period has not begun. */
  isAhead: boolean;
  /** Whether the contract is paused on every day of the period so far. */
  isPaused: boolean;
  hasEarlier: boolean;
}

/** Shown if no timesheet was started. */
export function StartSheet({
  member,
  assignment,
  day,
  mayStart,
  isAhead,
  isPaused,
  hasEarlier,
}: StartSheetProps) {
  const t = useMemberMessages();
  const { notify } = usePlatform();
  const [open, { isLoading }] = api.useTimesheetsOpenMutation();
  const start = (copy: boolean) =>
    open({
      params: { id: member.id },
      body: { placementId: assignment.placementId, day, copy },
    })
      .unwrap()
      .catch((error: unknown) => notify({ kind: 'error', text: errorText(error) }));
  return (
    <EmptyState
      icon={IconClock}
      title={t(assignment.period === 'week' ? 'sheets.empty' : 'sheets.emptyPeriod')}
      text={t(
        isAhead
          ? 'sheets.emptyFuture'
          : isPaused
            ? 'sheets.emptyPaused'
            : mayStart
              ? 'sheets.emptyText'
              : 'sheets.emptyOther',
      )}
      action={
        mayStart &&
        !isPaused && (
          <div className={classes.actions}>
            <Button loading={isLoading} onClick={() => void start(false)}>
              {t('sheets.start')}
            </Button>
            {hasEarlier && (
              <Button variant="default" disabled={isLoading} onClick={() => void start(true)}>
                {t('sheets.copy')}
              </Button>
            )}
          </div>
        )
      }
    />
  );
}
