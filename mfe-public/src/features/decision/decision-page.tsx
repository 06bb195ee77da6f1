import { decisionsByMail, type DecisionByMail, type DecisionVisit } from '@muster/contracts';
import { ClientViewCard } from '@muster/blocks';
import { NoticeBar, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { AnswerBox, Answered, AnsweringPage, AskedAbout } from '../../shared/answer-by-link.tsx';
import { DecideForm } from './decide-form.tsx';
import { useDecisionMessages } from './messages.ts';

/** A candidate, and the decisions a client can make without signing in. */
export function DecisionPage({ handle }: { handle: string }) {
  const t = useDecisionMessages();
  const query = api.useDecisionVisitReadQuery({
    params: { handle },
  });
  return (
    <AnsweringPage
      handle={handle}
      query={query}
      title={t('document')}
      done={(visit, said: DecisionByMail) => <Done visit={visit} said={said} />}
    >
      {(visit, onDone) => <Candidate handle={handle} visit={visit} onDone={onDone} />}
    </AnsweringPage>
  );
}

interface CandidateProps {
  handle: string;
  visit: DecisionVisit;
  onDone: (visit: DecisionVisit, said: DecisionByMail) => void;
}

function Candidate({ handle, visit, onDone }: CandidateProps) {
  const t = useDecisionMessages();
  const { candidate, maskedEmail } = visit;
  const { name, job, view, allowedActions } = candidate;
  const possible = decisionsByMail.filter((one) => allowedActions.includes(one));
  return (
    <AskedAbout title={name} lead={t('forJob', { job: job.title })}>
      {possible.length === 0 ? (
        <Standing visit={visit} />
      ) : (
        <AnswerBox
          handle={handle}
          possible={possible}
          question={t('question')}
          action={(one) => t(`action.${one}`)}
          titleOf={(one) => t(`${one}.title`, { name })}
          nothingYet={t('nothingYet', { mail: maskedEmail })}
        >
          {(chosen, onBack) => (
            <DecideForm
              key={chosen}
              handle={handle}
              visit={visit}
              decision={chosen}
              onBack={onBack}
              onDone={(after) => onDone(after, chosen)}
            />
          )}
        </AnswerBox>
      )}
      {view && <ClientViewCard view={view} isTitled />}
    </AskedAbout>
  );
}

/**
 * Explains why no decision is needed: a colleague was first, or the candidate or the job is gone.
 */
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
    <Answered
      title={t(`done.${said}.title`, words)}
      text={t(`done.${said}.text`, words)}
      note={t('closedLink')}
    />
  );
}
