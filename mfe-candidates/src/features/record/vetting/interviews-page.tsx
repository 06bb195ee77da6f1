import { useState } from 'react';
import type { CandidateRecord, VettingInterview } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, Card, CardRows, EmptyState, IconCalendar, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { CandidatePage } from '../candidate-page.tsx';
import { ChooseLinkDrawer } from './choose-link-drawer.tsx';
import { InterviewItem } from './interview-item.tsx';
import { useVettingMessages } from './messages.ts';
import { RequestDrawer } from './request-drawer.tsx';

/** The interviews that vet a person, and where the next one is asked for. */
export function InterviewsPage() {
  return (
    <CandidatePage tab="vetting">
      {(candidate) => <Interviews candidate={candidate} />}
    </CandidatePage>
  );
}

function Interviews({ candidate }: { candidate: CandidateRecord }) {
  const t = useVettingMessages();
  const [asks, setAsks] = useState(false);
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
                <Button size="xs" onClick={() => setAsks(true)}>
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
          {asks && (
            <RequestDrawer
              candidate={candidate}
              onClose={() => setAsks(false)}
              onLetChoose={setInviting}
            />
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
