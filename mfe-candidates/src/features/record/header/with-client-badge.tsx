import { isEarlyStage, type CandidateRecord } from '@muster/contracts';
import { Badge } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

/** Clients who are currently reviewing the candidate. */
export function WithClientBadge({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const { data } = api.useApplicationsOfCandidateQuery(
    { params: { id: candidate.id } },
    { skip: !candidate.counts.applications },
  );
  const names = new Set(
    data?.data
      .filter(
        ({ status, onHold, stage }) => status === 'active' && !onHold && !isEarlyStage(stage.kind),
      )
      .map(({ company }) => company.name),
  );
  const [name] = names;
  if (name === undefined) return null;
  return (
    <Badge family="violet">
      {names.size === 1
        ? t('record.withClient', { name })
        : t('record.withClients', { count: names.size })}
    </Badge>
  );
}
