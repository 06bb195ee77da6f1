import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  calendarAnswers,
  calendarAnswerSchema,
  limits,
  type CalendarAnswer,
  type CalendarAnswerBody,
  type CalendarInvitation,
} from '@muster/contracts';
import { useFormMutation, type Trigger } from '@muster/kit';
import {
  Button,
  ErrorSummary,
  Form,
  NoticeBar,
  SegmentedControl,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { forgetInput, useKeptForm } from '../../shared/kept-input.ts';
import { InvitationFacts } from './invitation-facts.tsx';
import { useResponseMessages } from './messages.ts';
import classes from './response.module.css';

/** Mutation that answers an invitation, on both pages with the form. */
export type AnswerTrigger = Trigger<{ body: CalendarAnswerBody }, CalendarInvitation>;

interface AnswerFormProps {
  /** Handle of the link or id of the event; the note is kept under it until it is sent. */
  kept: string;
  invitation: CalendarInvitation;
  mutation: AnswerTrigger;
  /** Called if the event moved while the page was open. */
  onMoved: () => void;
}

const isAnswer = (status: string): status is CalendarAnswer =>
  calendarAnswers.some((answer) => answer === status);

/** Accepts or declines; nothing is sent before it is confirmed. */
export function AnswerForm(props: AnswerFormProps) {
  const t = useResponseMessages();
  const { invitation } = props;
  const { organiser: name, isCancelled, isOver, response } = invitation;
  const [isChanging, setChanging] = useState(response === 'needs_action');
  const closed = isCancelled ? 'cancelled' : isOver ? 'over' : null;
  if (closed)
    return (
      <div className={classes.page}>
        <h1>{t(`${closed}.title`)}</h1>
        <InvitationFacts invitation={invitation} />
        <p className={classes.text}>{t(`${closed}.text`, { name })}</p>
      </div>
    );
  if (!isChanging && response !== 'needs_action')
    return (
      <div className={classes.page}>
        <h1>{t(`kept.${response}`)}</h1>
        <InvitationFacts invitation={invitation} />
        <p className={classes.text}>{t('kept.text', { name })}</p>
        <Button variant="default" size="lg" onClick={() => setChanging(true)}>
          {t('kept.change')}
        </Button>
      </div>
    );
  return <Answering {...props} onSaved={() => setChanging(false)} />;
}

function Answering({
  kept,
  invitation,
  mutation,
  onMoved,
  onSaved,
}: AnswerFormProps & { onSaved: () => void }) {
  const t = useResponseMessages();
  const { status = '' } = useParams();
  const [answer, setAnswer] = useState(isAnswer(status) ? status : null);
  const [wasMovedNow, setMovedNow] = useState(false);
  const { title, organiser: name, agencyName: agency, note, sequence, wasMoved } = invitation;
  const form = useZodForm({
    schema: calendarAnswerSchema.pick({ note: true }),
    initialValues: { note: note ?? '' },
    prepare: (values) => ({ note: values.note || null }),
  });
  useKeptForm(form, kept, 'answer');
  const saving = useFormMutation({
    form,
    mutation,
    toArgs: ({ output }) => ({
      body: { answer: answer ?? 'tentative', note: output.note ?? null, sequence },
    }),
    onSaved: () => {
      forgetInput(kept);
      onSaved();
    },
    onRefused: (error) => {
      if (error.code !== 'EVENT_MOVED' && error.code !== 'EVENT_CANCELLED') return false;
      setMovedNow(error.code === 'EVENT_MOVED');
      onMoved();
      return true;
    },
  });
  return (
    <div className={classes.page}>
      <div>
        <h1>{answer ? t('title') : t('unknown.title')}</h1>
        <p className={classes.lead}>
          {answer ? t('answering', { answer: t(`answers.${answer}`), title }) : t('unknown.text')}
        </p>
      </div>
      {(wasMoved || wasMovedNow) && (
        <NoticeBar kind="warning">{t(wasMovedNow ? 'movedNow' : 'moved')}</NoticeBar>
      )}
      <InvitationFacts invitation={invitation} />
      <p className={classes.text}>{t('lead', { name, agency })}</p>
      <Form onSubmit={saving.submit} label={t('title')}>
        <ErrorSummary {...form.summary} />
        <SegmentedControl
          fullWidth
          size="lg"
          aria-label={t('choose')}
          value={answer ?? ''}
          data={calendarAnswers.map((value) => ({ value, label: t(`answers.${value}`) }))}
          onChange={(value) => isAnswer(value) && setAnswer(value)}
        />
        <TextArea
          label={t('note', { name })}
          help={t(answer === 'declined' ? 'whyHelp' : 'noteHelp')}
          maxLength={limits.calendar.note}
          {...form.field('note')}
        />
        {answer && (
          <Button type="submit" size="lg" fullWidth loading={saving.pending}>
            {t(`confirm.${answer}`)}
          </Button>
        )}
      </Form>
    </div>
  );
}
