import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { candidatesRoutes, type CandidateRecord, type VettingInterview } from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import {
  Button,
  Card,
  CardRows,
  DecisionNotice,
  EmptyState,
  IconCalendar,
  Skeleton,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { CandidatePage } from '../candidate-page.tsx';
import { ChooseLinkDrawer } from './times/choose-link-drawer.tsx';
import { InterviewItem } from './interview-item.tsx';
import { KitPage } from './kit/kit-page.tsx';
import { useVettingMessages } from './messages.ts';
import { RequestDrawer } from './request-drawer.tsx';
import { requestQuery } from './request-query.ts';

/** A candidate's vetting interviews, with the form for the next one. */
export function InterviewsPage() {
  const [search] = useSearchParams();
  const kit = search.get('kit');
  if (kit) return <KitPage interviewId={kit} />;
  return (
    <CandidatePage tab="vetting">
      {(candidate) => <Interviews candidate={candidate} />}
    </CandidatePage>
  );
}

function Interviews({ candidate }: { candidate: CandidateRecord }) {
  const t = useVettingMessages();
  const [search, setSearch] = useSearchParams();
  const asks = search.get('interview') === requestQuery.interview;
  const close = () => setSearch({}, { replace: true });
  const [inviting, setInviting] = useState<VettingInterview | null>(null);
  const links = api.useScheduleRequestsOfCandidateQuery({ params: { id: candidate.id } });
  const query = api.useVettingReadQuery({ params: { id: candidate.id } });
  return (
    <QueryView query={query} keepPrevious skeleton={<Skeleton height={320} />}>
      {({ interviews, mayRequestInterview }) => (
        <>
          <Card
            title={t('interviews.title')}
            count={interviews.length}
            flush
            actions={
              mayRequestInterview && (
                <Button
                  size="xs"
                  component={RouteLink}
                  route={candidatesRoutes.vettingInterviews}
                  params={{ id: candidate.id }}
                  query={requestQuery}
                >
                  {t('interviews.request')}
                </Button>
              )
            }
          >
            {interviews.length === 0 ? (
              <EmptyState
                size="compact"
                icon={IconCalendar}
                title={t('interviews.empty')}
                text={t(mayRequestInterview ? 'interviews.emptyText' : 'interviews.notNow')}
              />
            ) : (
              <CardRows>
                {interviews.map((interview) => (
                  <InterviewItem
                    key={interview.id}
                    interview={interview}
                    link={links.data?.data.find(({ interviewId }) => interviewId === interview.id)}
                    onLetChoose={setInviting}
                  />
                ))}
              </CardRows>
            )}
          </Card>
          {asks && mayRequestInterview && (
            <RequestDrawer candidate={candidate} onClose={close} onLetChoose={setInviting} />
          )}
          {asks && !mayRequestInterview && (
            <DecisionNotice onClose={close} title={t('form.title')} keep={t('manage.close')}>
              {t('interviews.notNow')}
            </DecisionNotice>
          )}
          {inviting && (
            <ChooseLinkDrawer
              candidate={candidate}
              interview={inviting}
              onClose={() => setInviting(null)}
            />
          )}
        </>
      )}
    </QueryView>
  );
}
