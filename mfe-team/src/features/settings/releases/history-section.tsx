import type { RemoteState } from '@muster/contracts';
import {
  Card,
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowsSort,
  IconCircleHalf2,
  IconUpload,
  IconX,
  Timeline,
  type IconComponent,
} from '@muster/ui';
import { eventWords } from './release-words.ts';
import { useMessages } from './use-messages.ts';

const icons: Record<RemoteState['history'][number]['kind'], IconComponent> = {
  release: IconUpload,
  rollback: IconArrowBackUp,
  switch: IconArrowsSort,
  canary: IconCircleHalf2,
  canary_end: IconX,
  withdrawn: IconAlertTriangle,
};

/** The area's release history, latest first. */
export function HistorySection({ remote }: { remote: RemoteState }) {
  const t = useMessages();
  return (
    <Card title={t('history.title')} headingLevel={3}>
      <Timeline
        items={remote.history.map((event, i) => ({
          id: `${event.at}-${i}`,
          icon: icons[event.kind],
          title: eventWords(t, event),
          when: event.at,
          quote: event.note || undefined,
        }))}
      />
    </Card>
  );
}
