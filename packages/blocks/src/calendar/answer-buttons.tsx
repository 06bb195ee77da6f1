import { calendarAnswers, type CalendarAnswer, type CalendarResponse } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, Group } from '@muster/ui';
import { useCalendarRespondMutation } from './calendar-context.tsx';
import { useCalendarMessages } from './messages.ts';

interface AnswerButtonsProps {
  event: { id: string; title: string };
  response: CalendarResponse;
}

/** Answers an invitation with yes, maybe or no; the current answer is marked. */
export function AnswerButtons({ event, response }: AnswerButtonsProps) {
  const t = useCalendarMessages();
  const platform = usePlatform();
  const [respond, { isLoading }] = useCalendarRespondMutation();
  async function say(answer: CalendarAnswer) {
    const sent = await respond({ params: { id: event.id }, body: { answer } });
    if (sent.error)
      platform.notify({
        kind: 'error',
        text: errorText(sent.error),
      });
    else platform.notify({ kind: 'success', text: t('answer.kept') });
  }
  return (
    <Group gap="xs" role="group" aria-label={t('answer.group', { title: event.title })}>
      {calendarAnswers.map((answer) => (
        <Button
          key={answer}
          size="xs"
          variant={response === answer ? 'filled' : 'default'}
          aria-pressed={response === answer}
          disabled={isLoading}
          onClick={() => void say(answer)}
        >
          {t(`answer.${answer}`)}
        </Button>
      ))}
    </Group>
  );
}
