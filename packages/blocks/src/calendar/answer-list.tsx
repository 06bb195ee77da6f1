import type { InvitationAnswer } from '@muster/contracts';
import { StateBadge } from '@muster/ui';
import { useCalendarMessages } from './messages.ts';
import classes from './calendar.module.css';

export interface AnswerListProps {
  people: readonly { id: string; name: string; answer: InvitationAnswer }[];
}

/** The people of an interview, grouped by their answers to the invitation. */
export function AnswerList({ people }: AnswerListProps) {
  const t = useCalendarMessages();
  return (
    <ul className={classes.answers} aria-label={t('answers.title')}>
      {people.map(({ id, name, answer }) => (
        <li key={id}>
          <span>{name}</span>
          <StateBadge machine="calendar_response" state={answer.response} />
          {answer.note && <small>{t('answers.note', { note: answer.note })}</small>}
        </li>
      ))}
    </ul>
  );
}
