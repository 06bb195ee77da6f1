import type { ApplicationRow, CandidateApplications, CandidateRecord } from '@muster/contracts';
import { ApplicationsProvider } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import { Card, CardRows, EmptyState, IconBriefcase, Skeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { CandidatePage } from '../candidate-page.tsx';
import { useMessages } from '../../../shared/use-messages.ts';
import { ApplicationItem } from './application-item.tsx';
import { BestMatches } from './best-matches.tsx';
import classes from './applications-page.module.css';

/** Current and past jobs of a candidate: progress, start, decisions, next actions. */
export function ApplicationsPage() {
  return (
    <CandidatePage tab="applications">
      {(candidate) => (
        <ApplicationsProvider api={api}>
          <Applications candidate={candidate} />
        </ApplicationsProvider>
      )}
    </CandidatePage>
  );
}

function Applications({ candidate }: { candidate: CandidateRecord }) {
  const query = api.useApplicationsOfCandidateQuery({ params: { id: candidate.id } });
  return (
    <QueryView query={query} keepPrevious skeleton={<Skeleton height={320} />}>
      {(found) => <Groups candidate={candidate} found={found} />}
    </QueryView>
  );
}

const isLive = ({ status }: ApplicationRow) => status === 'active' || status === 'placed';

function Groups({
  candidate,
  found,
}: {
  candidate: CandidateRecord;
  found: CandidateApplications;
}) {
  const t = useMessages();
  const live = found.data.filter(isLive);
  const past = found.data.filter((row) => !isLive(row));
  const matches = <BestMatches candidate={candidate} />;
  if (found.data.length === 0)
    return (
      <div className={classes.groups}>
        <EmptyState
          icon={IconBriefcase}
          title={t('applications.empty')}
          text={found.mayAdd ? t('applications.emptyText') : undefined}
        />
        {matches}
      </div>
    );
  return (
    <div className={classes.groups}>
      <Card title={t('applications.live')} count={live.length} flush>
        {live.length === 0 ? (
          <EmptyState size="compact" icon={IconBriefcase} title={t('applications.empty')} />
        ) : (
          <Rows rows={live} candidate={candidate} />
        )}
      </Card>
      {matches}
      {past.length > 0 && (
        <Card title={t('applications.past')} count={past.length} flush>
          <Rows rows={past} candidate={candidate} />
        </Card>
      )}
    </div>
  );
}

const Rows = ({ rows, candidate }: { rows: ApplicationRow[]; candidate: CandidateRecord }) => (
  <CardRows>
    {rows.map((row) => (
      <ApplicationItem key={row.id} row={row} candidate={candidate} />
    ))}
  </CardRows>
);
