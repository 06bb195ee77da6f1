import type { ClientCandidate, ClientStanding } from '@muster/contracts';
import { ClientViewCard, useDownload } from '@muster/blocks';
import { QueryView, useSession } from '@muster/kit';
import {
  Avatar,
  CancelButton,
  Drawer,
  OverlayFooter,
  PageSkeleton,
  PersonLine,
  Stack,
  formatDate,
} from '@muster/ui';
import { useEffect } from 'react';
import { api } from '../../api.ts';
import { FeedbackList } from '../feedback/feedback-list.tsx';
import { InterviewIdeas } from '../interviews/interview-ideas.tsx';
import { AskDialogs } from './ask-dialogs.tsx';
import { CandidateActions } from './candidate-actions.tsx';
import { CandidateState } from './candidate-state.tsx';
import { SavePdf } from './save-pdf.tsx';
import classes from './candidates.module.css';
import { useDecisionMessages } from './decision-messages.ts';
import { ProposedTimes } from './times/proposed-times.tsx';
import { TimedReading } from './timed-reading.tsx';
import { useCandidateAddress } from './use-candidate-address.ts';

const inPanel = [
  'request_interview',
  'select',
  'reject',
  'ask_decider',
  'ask_more',
  'unselect',
] as const;

/** Standings before or during interviews: later there is nothing to prepare. */
const canBeMet: readonly ClientStanding[] = ['waiting', 'asked', 'interview'];

/** Profile over the page: the submission, the next steps, the answers. */
export function OpenedCandidate({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useDecisionMessages();
  const query = api.usePersonQuery({ params: { id } });
  const person = query.currentData;
  useMarkSeen(person);
  return (
    <>
      <Drawer
        opened
        onClose={onClose}
        width={760}
        avatar={person && <Avatar name={person.name} src={person.photo} size={44} />}
        title={person?.name ?? t('panel.title')}
        subtitle={person && t('panel.forJob', { job: person.job.title })}
        footer={
          <OverlayFooter>
            {person && person.allowedActions.length > 0 ? (
              <CandidateActions candidate={person} offered={inPanel} inRow />
            ) : (
              <CancelButton>{t('panel.close')}</CancelButton>
            )}
          </OverlayFooter>
        }
      >
        <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
          {(shown) => <Profile person={shown} />}
        </QueryView>
      </Drawer>
      {person && <AskDialogs person={person} />}
    </>
  );
}

function Profile({ person }: { person: ClientCandidate }) {
  const t = useDecisionMessages();
  const { addressOf } = useCandidateAddress();
  const { view, alternatives } = person;
  const download = useDownload();
  return (
    <Stack gap="lg">
      <CandidateState person={person} />
      {view && (
        <TimedReading key={person.submission.version} person={person}>
          <ClientViewCard view={view} isTitled onFile={download} />
        </TimedReading>
      )}
      {person.standing === 'interview' && <ProposedTimes person={person} />}
      {view && canBeMet.includes(person.standing) && (
        <InterviewIdeas
          skills={view.skills.filter(({ asked }) => asked)}
          lastRole={view.experience[0]}
        />
      )}
      <FeedbackList rows={person.feedback} />
      <div className={classes.fine}>
        <p className={classes.quiet}>
          {t('panel.submitted', { date: formatDate(person.submission.at) })}
        </p>
        {view && <SavePdf id={person.id} name={person.name} />}
      </div>
      {alternatives.length > 0 && (
        <section>
          <h3 className={classes.title}>{t('panel.others')}</h3>
          <ul className={classes.people}>
            {alternatives.map(({ id, name, photo, headline }) => (
              <li key={id}>
                <PersonLine name={name} src={photo} secondary={headline} href={addressOf(id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

/** Tells the agency once that it was opened; never during impersonation. */
function useMarkSeen(person: ClientCandidate | undefined): void {
  const [markSeen] = api.useMarkSeenMutation();
  const session = useSession();
  const isOwn = session !== null && !session.impersonation;
  const id = person && isOwn && !person.seen && person.view ? person.id : null;
  useEffect(() => {
    // Fire and forget: a failure does not affect the reader.
    if (id) void markSeen({ params: { id } });
  }, [id, markSeen]);
}
