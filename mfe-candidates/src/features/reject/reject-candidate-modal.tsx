import { useParams } from 'react-router-dom';
import type { CandidateRecord, RejectEffects } from '@muster/contracts';
import { QueryView, useOverlayClose } from '@muster/kit';
import { Avatar, DecisionNotice, NoticeBar, StateBadge } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import classes from './reject-candidate.module.css';
import { RejectForm } from './reject-form.tsx';

/** Confirms rejecting a candidate: reason, applications, and the mail to them. */
export function RejectCandidateModal() {
  const { id = '' } = useParams();
  const query = api.useCandidatesReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null}>
      {(candidate) => <Decision candidate={candidate} />}
    </QueryView>
  );
}

function Decision({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const possible = candidate.allowedActions.includes('reject');
  // Reloaded on opening, because applications change; not for candidates who cannot be rejected
  // anyway.
  const effects = api.useCandidatesRejectEffectsQuery(
    { params: { id: candidate.id } },
    { skip: !possible, refetchOnMountOrArgChange: true },
  );
  const blocked = refusalOf(candidate, effects.data, t);
  if (blocked) return <Blocked candidate={candidate} reason={blocked} effects={effects.data} />;
  return (
    <QueryView query={effects} keepPrevious skeleton={null}>
      {(data) => <RejectForm candidate={candidate} effects={data} />}
    </QueryView>
  );
}

/** Explains obstacles, with the applications concerned. */
function Blocked({
  candidate,
  reason,
  effects,
}: {
  candidate: CandidateRecord;
  reason: string;
  effects: RejectEffects | undefined;
}) {
  const t = useMessages();
  const blocking = effects?.applications.filter(({ blocks }) => blocks) ?? [];
  return (
    <Frame candidate={candidate}>
      <NoticeBar kind="danger">{reason}</NoticeBar>
      {blocking.length > 0 && (
        <ul className={classes.blocking}>
          {blocking.map(({ id, jobTitle, companyName, stage }) => (
            <li key={id}>
              {[jobTitle ?? t('status.reject.secretJob'), companyName, stage]
                .filter(Boolean)
                .join(', ')}
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function Frame({ candidate, children }: { candidate: CandidateRecord; children: React.ReactNode }) {
  const t = useMessages();
  const close = useOverlayClose();
  return (
    <DecisionNotice
      onClose={close}
      title={t('status.reject.title', { name: candidate.name })}
      subtitle={
        <>
          {candidate.number} <StateBadge machine="candidate" state={candidate.status} />
        </>
      }
      avatar={<Avatar name={candidate.name} src={candidate.photo} size={32} />}
      keep={t('status.reject.keep')}
    >
      {children}
    </DecisionNotice>
  );
}

/** Returns why this candidate cannot be rejected now; null when they can. */
function refusalOf(
  { name, status, allowedActions }: CandidateRecord,
  effects: RejectEffects | undefined,
  t: Translate,
): string | null {
  if (effects?.blockedBy === 'CANDIDATE_HAS_LIVE_PLACEMENT' || status === 'placed')
    return t('status.reject.blocked.placement', { name });
  if (effects?.blockedBy) return t('status.reject.blocked.applications', { name });
  if (status === 'rejected') return t('status.reject.already', { name });
  return allowedActions.includes('reject') ? null : t('edit.notAllowed');
}
