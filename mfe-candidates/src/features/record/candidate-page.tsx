import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { CandidateRecord } from '@muster/contracts';
import { QueryView, errorText, isApiError, useDocumentTitle, useNumberRedirect } from '@muster/kit';
import { EmptyState, IconLock, NoticeBar, PageSkeleton, RecordLayout } from '@muster/ui';
import { ApprovalBar } from '@muster/blocks';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { CandidateHeader } from './header/candidate-header.tsx';
import classes from './candidate-page.module.css';
import { CandidateTabs } from './candidate-tabs.tsx';
import { MergedBars } from './header/merged-bars.tsx';
import { RecordRail } from './header/record-rail.tsx';
import { MailProblemBar } from './header/mail-problem-bar.tsx';
import { RestoreBar } from './header/restore-bar.tsx';
import { useMergedRedirect } from './header/use-merged-redirect.ts';
import { StatusBar, hasStatusBar } from './status/status-bar.tsx';

interface CandidatePageProps {
  tab: 'profile' | 'applications' | 'notes' | 'vetting' | 'calendar' | 'communications';
  children: (candidate: CandidateRecord) => ReactNode;
}

/**
 * Frame of every part of a candidate's record: header, tabs, rail, and notices about the whole
 * record.
 */
export function CandidatePage({ tab, children }: CandidatePageProps) {
  const { id = '' } = useParams();
  const t = useMessages();
  const query = api.useCandidatesReadQuery({ params: { id } });
  useNumberRedirect(id, query.currentData?.id);
  useDocumentTitle(query.currentData?.name);

  const leadsOn = useMergedRedirect(query.error);

  if (leadsOn) return <PageSkeleton variant="record" />;
  // A user sees that a record about themselves exists, but not its content.
  if (isApiError(query.error) && query.error.code === 'SELF_RECORD')
    return <EmptyState size="page" icon={IconLock} title={errorText(query.error)} />;
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="record" />}>
      {(candidate) => (
        <RecordLayout
          header={
            <>
              <CandidateHeader candidate={candidate} />
              <Notices candidate={candidate} />
              {!candidate.deleted && candidate.allowedActions.includes('anonymise') && (
                <ApprovalBar
                  api={api}
                  className={classes.notices}
                  subject={{ type: 'candidate', id: candidate.id }}
                />
              )}
              <MergedBars candidate={candidate} />
            </>
          }
          tabs={<CandidateTabs candidate={candidate} active={tab} />}
          main={children(candidate)}
          rail={<RecordRail candidate={candidate} />}
          railLabel={t('record.rail')}
        />
      )}
    </QueryView>
  );
}

function Notices({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const showsStatus = hasStatusBar(candidate) && !candidate.deleted;
  const problem = candidate.deleted ? undefined : candidate.contact?.mailProblem;
  if (!candidate.deleted && !candidate.isStale && !showsStatus && !problem) return null;
  return (
    <div className={classes.notices}>
      <RestoreBar candidate={candidate} />
      {showsStatus && <StatusBar candidate={candidate} />}
      {problem && <MailProblemBar candidate={candidate} />}
      {candidate.isStale && !candidate.deleted && (
        <NoticeBar kind="warning">{t('record.stale')}</NoticeBar>
      )}
    </div>
  );
}
