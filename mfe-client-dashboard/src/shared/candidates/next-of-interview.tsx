import { clientDashboardRoutes, type ClientCandidate } from '@muster/contracts';
import { RouteLink, useCan } from '@muster/kit';
import { formatDateTime } from '@muster/ui';
import { api } from '../../api.ts';
import { useDecisionMessages } from './decision-messages.ts';

const didNotTakePlace: readonly string[] = ['cancelled', 'no_show'];

/**
 * The next step of a candidate in interviews: an agreed interview, or the decision after the last
 * one.
 */
export function NextOfInterview({ person: { id, name } }: { person: ClientCandidate }) {
  const t = useDecisionMessages();
  const may = useCan()('clientInterview.list');
  const upcoming = api.useUpcomingInterviewsQuery(undefined, { skip: !may });
  const isTheirs = ({ candidate }: { candidate: { applicationId: string } }) =>
    candidate.applicationId === id;
  const ahead = upcoming.data?.data
    .filter(isTheirs)
    .find(({ status }) => !didNotTakePlace.includes(status));
  const past = api.usePastInterviewsQuery(undefined, { skip: !upcoming.data || Boolean(ahead) });
  if (upcoming.isLoading || past.isLoading) return null;
  if (ahead)
    return (
      <>
        {t('panel.nextOf.interviewAhead', { name, when: formatDateTime(ahead.startsAt) })}{' '}
        <RouteLink
          route={clientDashboardRoutes.clientDashboardInterviewDetailsById}
          params={{ id: ahead.id }}
        >
          {t('panel.interview')}
        </RouteLink>
      </>
    );
  const hasMet = past.data?.data
    .filter(isTheirs)
    .some(({ status }) => !didNotTakePlace.includes(status));
  return t(hasMet ? 'panel.nextOf.interviewOver' : 'panel.nextOf.interview', { name });
}
