import type { MeetingEnding, MeetingWindow } from '@muster/contracts';
import { Button, EmptyState, IconCalendarX, IconClock, formatDateTime } from '@muster/ui';
import { useMeetingMessages } from '../messages.ts';

export type Closing =
  Exclude<MeetingWindow, 'open'> | Exclude<MeetingEnding, 'over' | 'stopping'> | 'left';

interface ClosedDoorProps {
  why: Closing;
  title: string;
  /** Maximum number of people in the room. */
  places: number;
  startsAt?: string;
  opensAt?: string;
  /** Called to try again, if possible. */
  onAgain?: () => void;
}

const comesBack: ReadonlySet<Closing> = new Set<Closing>(['full', 'replaced', 'left', 'early']);

/** Explains why a visitor is not in the room, and whether they can return. */
export function ClosedDoor({ why, title, places, startsAt, opensAt, onAgain }: ClosedDoorProps) {
  const t = useMeetingMessages();
  const when = (at: string | undefined) => (at ? formatDateTime(at) : '');
  return (
    <EmptyState
      size="page"
      icon={why === 'early' ? IconClock : IconCalendarX}
      title={t(`${why}.title`)}
      text={t(`${why}.text`, {
        title,
        max: places,
        when: when(startsAt),
        opens: when(opensAt),
      })}
      action={
        onAgain &&
        comesBack.has(why) && (
          <Button size="lg" onClick={onAgain}>
            {t(why === 'replaced' || why === 'left' ? 'comeBack' : 'tryAgain')}
          </Button>
        )
      }
    />
  );
}
