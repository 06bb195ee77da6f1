import type { VisitorForm } from '@muster/contracts';
import { errorText } from '@muster/kit';
import { Button, NoticeBar, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { useScreeningMessages } from './messages.ts';
import { minutesOf } from './minutes-of.ts';
import classes from './screening.module.css';

/** Introduction for the candidate, with the start button: opening alone starts nothing. */
export function BeginForm({ handle, form }: { handle: string; form: VisitorForm }) {
  const t = useScreeningMessages();
  const [open, { error, isLoading }] = api.useScreeningVisitOpenMutation();
  const minutes = minutesOf(form.questions);
  return (
    <div className={classes.page}>
      <div>
        <h1>{form.title}</h1>
        <p className={classes.lead}>{t('begin.hello', { name: form.firstName })}</p>
      </div>
      {form.intro && <p className={classes.intro}>{form.intro}</p>}
      <ul className={classes.facts}>
        <li>
          {t('begin.questions', { count: form.questions.length })}
          {minutes > 0 && `, ${t('begin.minutes', { count: minutes })}`}
        </li>
        <li>{t('begin.due', { date: formatDate(form.dueAt), end: formatDate(form.expiresAt) })}</li>
        <li>{t('begin.saved')}</li>
        <li>{t('begin.private', { agency: form.agencyName })}</li>
      </ul>
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <div className={classes.buttons}>
        <Button size="lg" loading={isLoading} onClick={() => void open({ params: { handle } })}>
          {t('begin.start')}
        </Button>
      </div>
    </div>
  );
}
