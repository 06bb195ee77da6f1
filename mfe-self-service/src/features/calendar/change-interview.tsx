import type { CalendarEntry } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button } from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMyCalendarMessages } from './messages.ts';

/** Link to move or cancel an own interview; renders nothing if neither is possible. */
export function ChangeInterview({
  entry: { changeable: id, title },
}: {
  entry: Pick<CalendarEntry, 'changeable' | 'title'>;
}) {
  const t = useMyCalendarMessages();
  const { navigate, notify } = usePlatform();
  const [openLink, { isLoading }] = api.useOwnInterviewsOpenLinkMutation();
  if (!id) return null;
  async function open(interviewId: string) {
    const { data, error } = await openLink({ params: { id: interviewId } });
    if (data) navigate(data.path);
    else if (error) notify({ kind: 'error', text: errorText(error) });
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={isLoading}
      aria-label={t('changeOf', { title: title ?? '' })}
      onClick={() => void open(id)}
    >
      {t('change')}
    </Button>
  );
}
