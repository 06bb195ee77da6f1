import { askNewTimeSchema, limits, type InterviewVisit } from '@muster/contracts';
import { agencyContact, ContactLinks, useFormMutation } from '@muster/kit';
import {
  Button,
  ErrorSummary,
  Form,
  NoticeBar,
  TextArea,
  formatDateTime,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useInterviewMessages } from './messages.ts';
import classes from './interview.module.css';

interface AskAgainProps {
  handle: string;
  visit: InterviewVisit;
}

/** Asks once for another time after an interview that did not take place. */
export function AskAgain({ handle, visit }: AskAgainProps) {
  const t = useInterviewMessages();
  const { askedAgainAt, mayAskAgain, organiser, timeZone } = visit;
  const { mail, phone } = agencyContact();
  return (
    <section className={classes.box} aria-labelledby="again">
      <h2 className={classes.subtitle} id="again">
        {t('again.title')}
      </h2>
      {askedAgainAt ? (
        <NoticeBar kind="success">
          {t('again.asked', { organiser, when: formatDateTime(askedAgainAt, { timeZone }) })}
        </NoticeBar>
      ) : mayAskAgain ? (
        <AskForm handle={handle} organiser={organiser} />
      ) : (
        <p className={classes.text}>{t('again.reply')}</p>
      )}
      {(mail || phone) && (
        <p className={classes.text}>
          {t('contact')} <ContactLinks />
        </p>
      )}
    </section>
  );
}

function AskForm({ handle, organiser }: { handle: string; organiser: string }) {
  const t = useInterviewMessages();
  const [ask] = api.useScheduleVisitAskAgainMutation();
  const form = useZodForm({
    schema: askNewTimeSchema,
    initialValues: { note: '' },
    prepare: ({ note }) => ({ note: note || null }),
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: ask,
    toArgs: ({ output }) => ({ params: { handle }, body: output }),
    onSaved: () => undefined,
  });
  return (
    <Form label={t('again.title')} onSubmit={submit}>
      <ErrorSummary {...form.summary} />
      <p className={classes.text}>{t('again.text', { organiser })}</p>
      <TextArea
        label={t('again.note')}
        maxLength={limits.scheduling.note}
        {...form.field('note')}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="md" variant="default" loading={pending}>
          {t('again.ask')}
        </Button>
      </div>
    </Form>
  );
}
