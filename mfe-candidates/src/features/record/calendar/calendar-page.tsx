import {
  candidatesRoutes,
  type CalendarEntry,
  type CandidateCalendar,
  type CandidateRecord,
} from '@muster/contracts';
import { EntryAgenda } from '@muster/blocks';
import { QueryView, RouteLink, useCan } from '@muster/kit';
import {
  Button,
  Card,
  EmptyLine,
  EmptyState,
  IconCalendar,
  Skeleton,
  Stack,
  useNow,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { CandidatePage } from '../candidate-page.tsx';
import { requestQuery } from '../vetting/request-query.ts';
import { HoursOfCandidate } from './hours-of-candidate.tsx';
import { useCandidateCalendarMessages } from './messages.ts';

/** Past and future interviews of a candidate, and when they are available. */
export function CalendarPage() {
  return (
    <CandidatePage tab="calendar">
      {(candidate) => <CandidateCalendarView candidate={candidate} />}
    </CandidatePage>
  );
}

function CandidateCalendarView({ candidate }: { candidate: CandidateRecord }) {
  const query = api.useCalendarOfCandidateQuery({ params: { id: candidate.id } });
  return (
    <QueryView query={query} isEmpty={() => false} skeleton={<Skeleton height={480} />}>
      {(calendar) => (
        <Stack>
          <Interviews calendar={calendar} />
          <HoursOfCandidate calendar={calendar} />
        </Stack>
      )}
    </QueryView>
  );
}

function Interviews({ calendar }: { calendar: CandidateCalendar }) {
  const t = useCandidateCalendarMessages();
  const { candidate, entries, mayPropose } = calendar;
  const now = new Date(useNow()).toISOString();
  const next = entries.filter(({ endsAt }) => endsAt > now);
  const past = entries.filter(({ endsAt }) => endsAt <= now);
  const transcript = useTranscriptLink(candidate.id, now);
  const propose = mayPropose && (
    <Button
      size="xs"
      component={RouteLink}
      route={candidatesRoutes.vettingInterviews}
      params={{ id: candidate.id }}
      query={requestQuery}
    >
      {t('propose')}
    </Button>
  );
  if (entries.length === 0)
    return (
      <Card title={t('next')} actions={propose}>
        <EmptyState
          size="compact"
          icon={IconCalendar}
          title={t('none')}
          {...(mayPropose && { text: t('noneText') })}
        />
      </Card>
    );
  return (
    <Stack>
      <Card title={t('next')} count={next.length} actions={propose}>
        {next.length === 0 ? (
          <EmptyLine text={t('noneNext')} />
        ) : (
          <EntryAgenda entries={next} otherZone={candidate.timeZone} actions={transcript} />
        )}
      </Card>
      {past.length > 0 && (
        <Card title={t('past')} count={past.length}>
          <EntryAgenda
            entries={past}
            otherZone={candidate.timeZone}
            newestFirst
            actions={transcript}
          />
        </Card>
      )}
    </Stack>
  );
}

/** Links a started vetting interview to its transcript. */
function useTranscriptLink(candidateId: string, now: string) {
  const t = useCandidateCalendarMessages();
  const can = useCan();
  if (!can('attachment.readTranscript')) return undefined;
  return ({ key, kind, startsAt, isCancelled, link }: CalendarEntry) => {
    const [, vettingInterviewId = ''] = key.split(':');
    if (kind !== 'vetting_interview' || isCancelled || !link || startsAt > now) return null;
    return (
      <Button
        size="xs"
        variant="default"
        component={RouteLink}
        route={
          candidatesRoutes.candidatesByIdProfileCandidateCalendarByVettingInterviewIdTranscriptSummary
        }
        params={{ id: candidateId, vettingInterviewId }}
      >
        {t('transcript')}
      </Button>
    );
  };
}
