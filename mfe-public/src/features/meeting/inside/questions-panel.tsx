import type { MeetingRoom } from '@muster/contracts';
import { useMeetingMessages } from '../messages.ts';
import { PanelHead } from './panel-head.tsx';
import classes from './room.module.css';

/** Questions for interviewers. */
export function QuestionsPanel({ room, onClose }: { room: MeetingRoom; onClose: () => void }) {
  const t = useMeetingMessages();
  return (
    <>
      <PanelHead title={t('questions.title')} onClose={onClose} />
      <p className={classes.note}>{t('questions.hint')}</p>
      <ol className={classes.chat}>
        {room.questions.map(({ id, text, idealAnswer }) => (
          <li key={id}>
            <p className={classes.line}>{text}</p>
            {idealAnswer && (
              <details>
                <summary>{t('questions.ideal')}</summary>
                <p className={classes.line}>{idealAnswer}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
