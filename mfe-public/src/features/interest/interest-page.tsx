import type { InterestQuestion } from '@muster/contracts';
import { errorText, useDocumentTitle } from '@muster/kit';
import { Button, IconCircleCheck, NoticeBar, RichTextView, TextArea } from '@muster/ui';
import { api } from '../../api.ts';
import { forgetInput, useKeptPart } from '../../shared/kept-input.ts';
import { LinkView } from '../../shared/link-view.tsx';
import classes from './interest-page.module.css';
import { useInterestMessages } from './messages.ts';

/** A job, and the two buttons with which a candidate says whether it interests them. */
export function InterestPage({ handle }: { handle: string }) {
  const query = api.useInterestReadQuery({
    params: { handle },
  });
  useDocumentTitle(query.currentData?.jobTitle, { whole: true });
  return (
    <LinkView query={query}>
      {(question) => <Question handle={handle} question={question} />}
    </LinkView>
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

function Question({ handle, question }: { handle: string; question: InterestQuestion }) {
  const t = useInterestMessages();
  const [answer, { data, error, isLoading }] = api.useInterestAnswerMutation();
  const [kept, setNote] = useKeptPart(handle, 'note', isText);
  const note = kept ?? '';
  const shown = data ?? question;
  const say = (said: 'yes' | 'no') =>
    void answer({ params: { handle }, body: { answer: said, note: note.trim() || null } }).then(
      (sent) => sent.data && forgetInput(handle),
    );
  return (
    <div className={classes.page}>
      <div>
        <h1>{shown.jobTitle}</h1>
        <p className={classes.lead}>
          {shown.company ?? t('unnamed')}, {t(`engagement.${shown.engagement}`)},{' '}
          {t('hours', { count: shown.hoursPerWeek })}
        </p>
      </div>
      {shown.message && <blockquote className={classes.message}>{shown.message}</blockquote>}
      {shown.description && <RichTextView html={shown.description} />}
      {shown.answer === 'open' ? (
        <section className={classes.box} aria-labelledby="interest">
          <h2 className={classes.boxTitle} id="interest">
            {t('question', { name: shown.firstName })}
          </h2>
          <TextArea label={t('note')} value={note} onChange={setNote} />
          {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
          <div className={classes.buttons}>
            <Button size="md" loading={isLoading} onClick={() => say('yes')}>
              {t('yes')}
            </Button>
            <Button size="md" variant="default" disabled={isLoading} onClick={() => say('no')}>
              {t('no')}
            </Button>
          </div>
          <p className={classes.lead}>{t('nothingSent')}</p>
        </section>
      ) : (
        <section className={classes.box} role="status">
          <h2 className={classes.boxTitle}>
            <IconCircleCheck size={20} aria-hidden />
            {t(`said.${shown.answer}.title`)}
          </h2>
          <p>{t(`said.${shown.answer}.text`, { agency: shown.agencyName })}</p>
        </section>
      )}
    </div>
  );
}
