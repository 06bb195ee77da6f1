import { Button, IconGlobe, NoticeBar, formatTime, useNow, zoneCity } from '@muster/ui';
import { useMessages } from '../use-messages.ts';

const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

type SuggestedZoneProps = { present: string | null; onAccept: (timeZone: string) => void };

/** Suggests the browser's time zone; it is applied only by pressing a button, never silently. */
export function SuggestedZone({ present, onAccept }: SuggestedZoneProps) {
  const t = useMessages();
  const now = useNow();
  const zone = browserZone();
  if (present === zone) return null;
  return (
    <NoticeBar
      kind="quiet"
      icon={IconGlobe}
      title={t('setup.suggestion', { city: zoneCity(zone) })}
      action={
        <Button variant="default" size="md" onClick={() => onAccept(zone)}>
          {t('setup.accept')}
        </Button>
      }
    >
      {t('setup.suggestionClock', { time: formatTime(now, { timeZone: zone, zone: true }) })}
    </NoticeBar>
  );
}
