import { decisionsByMail, type DecisionByMail, type DecisionVisit } from '@muster/contracts';
import { ClientViewCard } from '@muster/blocks';
import { useDocumentTitle } from '@muster/kit';
import { Button, IconCircleCheck, NoticeBar, formatDate } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { LinkView } from '../../shared/link-view.tsx';
import { DecideForm } from './decide-form.tsx';
import classes from './decision.module.css';
import { useDecisionMessages } from './messages.ts';

/** A candidate, and the answers a client can give without signing in. */
export function DecisionPage({ handle }: { handle: string }) {
  const t = useDecisionMessages();
  const [done, setDone] = useState<{ visit: DecisionVisit; said: DecisionByMail } | null>(null);
  const query = api.useDecisionVisitReadQuery({
    params: { handle },
  });
  useDocumentTitle(t('document'), { whole: true });
  // The answer uses the link up; what was answered stays on the page.
  if (done) return <Done {...done} />;
  return (
    <LinkView query={query}>
      {(visit) => (
        <Candidate
          handle={handle}
          visit={visit}
          onDone={(after, said) => setDone({ visit: after, said })}
        />
      )}
    </LinkView>
  );
}

interface CandidateProps {
  handle: string;
  visit: DecisionVisit;
  onDone: (visit: DecisionVisit, said: DecisionByMail) => void;
}

function Candidate({ handle, visit, onDone }: CandidateProps) {
  const t = useDecisionMessages();
  const [chosen, choose] = useState<DecisionByMail | null>(null);
  const { candidate, maskedEmail } = visit;
  const { name, job, view, allowedActions } = candidate;
  const possible = decisionsByMail.filter((one) => allowedActions.includes(one));
  return (
    <div className={classes.page}>
      <div>
        <h1>{name}</h1>
        <p className={classes.lead}>{t('forJob', { job: job.title })}</p>
      </div>
      {possible.length === 0 ? (
        <Standing visit={visit} />
      ) : (
        <section className={classes.box} aria-labelledby="answer">
          <h2 className={classes.boxTitle} id="answer">
            {chosen ? t(`${chosen}.title`, { name }) : t('question')}
          </h2>
          {chosen ? (
            <DecideForm
              key={chosen}
              handle={handle}
              visit={visit}
              decision={chosen}
              onBack={() => choose(null)}
              onDone={(after) => onDone(after, chosen)}
            />
          ) : (
            <>
              <div className={classes.buttons}>
                {possible.map((one, index) => (
                  <Button
                    key={one}
                    size="lg"
                    variant={index === 0 ? 'filled' : 'default'}
                    onClick={() => choose(one)}
                  >
                    {t(`action.${one}`)}
                  </Button>
                ))}
              </div>
              <p className={classes.lead}>{t('nothingYet', { mail: maskedEmail })}</p>
            </>
          )}
        </section>
      )}
      {view && <ClientViewCard view={view} isTitled />}
    </div>
  );
}

/** Why there is nothing to answer: a colleague was first, or the candidate or the job is gone. */
function Standing({ visit: { candidate } }: { visit: DecisionVisit }) {
  const t = useDecisionMessages();
  const { standing, decision, jobEnded } = candidate;
  const isOut = standing === 'gone' || standing === 'paused';
  return (
    <NoticeBar kind={isOut ? 'warning' : 'info'}>
      {isOut ? t(`standing.${standing}`) : t(jobEnded ? 'standing.jobEnded' : 'standing.over')}{' '}
      {!isOut &&
        decision &&
        (decision.by
          ? t('standing.decidedBy', { name: decision.by, date: formatDate(decision.at) })
          : t('standing.decidedByAgency', { date: formatDate(decision.at) }))}{' '}
      {t('standing.nothingToDo')}
    </NoticeBar>
  );
}

function Done({ visit, said }: { visit: DecisionVisit; said: DecisionByMail }) {
  const t = useDecisionMessages();
  const { agencyName: agency, candidate } = visit;
  const words = { agency, name: candidate.name };
  return (
    <section className={classes.page} role="status">
      <h1>{t(`done.${said}.title`, words)}</h1>
      <p className={classes.boxTitle}>
        <IconCircleCheck size={20} aria-hidden />
        {t(`done.${said}.text`, words)}
      </p>
      <p className={classes.lead}>{t('closedLink')}</p>
    </section>
  );
}
