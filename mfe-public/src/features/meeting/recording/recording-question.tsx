import { recordingTextVersion, type MeetingRecording } from '@muster/contracts';
import { errorText } from '@muster/kit';
import { Button, NoticeBar } from '@muster/ui';
import { api } from '../../../api.ts';
import { useRecordingMessages } from './messages.ts';
import classes from './recording.module.css';

interface QuestionProps {
  handle: string;
  agency: string;
  recording: MeetingRecording;
}

/**
 * The consent question. A change of this text requires a new `recordingTextVersion`: each answer
 * stores the version that was read.
 */
export function RecordingQuestion({ handle, agency, recording }: QuestionProps) {
  const t = useRecordingMessages();
  const [answer, { isLoading, error }] = api.useMeetingRecordingAnswerMutation();
  const { id, askedBy, keptDays } = recording;
  const say = (agrees: boolean) =>
    void answer({
      params: { handle, id },
      body: { agrees, textVersion: recordingTextVersion },
    });
  return (
    <section className={classes.question} aria-labelledby="recording-question" role="alert">
      <h2 id="recording-question">{t('question.title', { name: askedBy })}</h2>
      <p>{t('question.what')}</p>
      <p>{t('question.where', { agency, count: keptDays })}</p>
      <p>{t('question.free')}</p>
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <div className={classes.answers}>
        <Button size="lg" disabled={isLoading} onClick={() => say(true)}>
          {t('question.yes')}
        </Button>
        <Button size="lg" variant="default" disabled={isLoading} onClick={() => say(false)}>
          {t('question.no')}
        </Button>
      </div>
    </section>
  );
}
