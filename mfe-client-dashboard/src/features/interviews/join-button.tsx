import { minuteMs, type InterviewForClient } from '@muster/contracts';
import { Button, IconVideo, useNow } from '@muster/ui';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';

/** From this long before the start, joining is the main action. */
const soon = 15 * minuteMs;

/** Opens the call in a new window; nothing if there is none. */
export function JoinButton({ interview }: { interview: InterviewForClient }) {
  const t = useInterviewMessages();
  const now = Number(useNow());
  const { place, status, startsAt, endsAt, candidate } = interview;
  const isOn = status === 'confirmed' || status === 'reschedule_requested';
  const isCall = place.kind === 'external_link' || place.kind === 'platform_meeting';
  if (!isCall || !place.value || !isOn || Date.parse(endsAt) < now) return null;
  return (
    <Button
      component="a"
      href={place.value}
      target="_blank"
      rel="noreferrer"
      variant={Date.parse(startsAt) - soon <= now ? 'filled' : 'default'}
      size="sm"
      leftSection={<IconVideo size={16} />}
      aria-label={t('joinOf', { name: candidate.name })}
    >
      {t('join')}
    </Button>
  );
}
