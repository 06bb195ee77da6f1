import {
  candidatesRoutes,
  interviewableStates,
  jobsRoutes,
  type CandidateRecord,
} from '@muster/contracts';
import { RouteLink, useCan } from '@muster/kit';
import {
  Button,
  IconCalendar,
  IconCopy,
  IconMail,
  IconPlus,
  Menu,
  mailtoHref,
  useClipboard,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { requestQuery } from '../vetting/request-query.ts';

/** Returns the address that the reader may write to; null if hidden, missing or refused. */
const addressOf = ({ contact, deleted, status }: CandidateRecord): string | null =>
  deleted || status === 'do_not_contact' || status === 'anonymised'
    ? null
    : (contact?.email ?? null);

/** States in which a candidate is not proposed or interviewed. */
const aside: ReadonlySet<CandidateRecord['status']> = new Set([
  'rejected',
  'do_not_contact',
  'archived',
  'anonymised',
]);

/** Most common actions on a candidate: mail, add to job, interview. */
export function ContactActions({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const can = useCan();
  const isInUse = !candidate.deleted && !aside.has(candidate.status);
  const mayAdd = isInUse && can('application.add');
  const mayInterview =
    isInUse &&
    can('vettingInterview.manage') &&
    interviewableStates.includes(candidate.vettingStatus);
  const address = addressOf(candidate);
  return (
    <>
      {address && <MailButton candidateId={candidate.id} address={address} />}
      {mayAdd && (
        <Button
          component={RouteLink}
          route={jobsRoutes.addCandidate}
          params={{ candidateId: candidate.id }}
          variant="default"
          leftSection={<IconPlus size={16} />}
        >
          {t('applications.add')}
        </Button>
      )}
      {mayInterview && (
        <Button
          component={RouteLink}
          route={candidatesRoutes.vettingInterviews}
          params={{ id: candidate.id }}
          query={requestQuery}
          variant="default"
          leftSection={<IconCalendar size={16} />}
          aria-label={t('record.interview')}
        >
          {t('record.schedule')}
        </Button>
      )}
    </>
  );
}

/** Opens the composer if permitted, otherwise the user's mail program. */
function MailButton({ candidateId, address }: { candidateId: string; address: string }) {
  const t = useMessages();
  const can = useCan();
  const look = { variant: 'default', leftSection: <IconMail size={16} />, title: address } as const;
  if (!can('message.send') || !can('candidate.readMessages'))
    return (
      <Button {...look} component="a" href={mailtoHref(address)}>
        {t('record.email')}
      </Button>
    );
  return (
    <Button
      {...look}
      component={RouteLink}
      route={candidatesRoutes.candidatesByIdProfileCommunications}
      params={{ id: candidateId }}
      query={{ write: 'new' }}
    >
      {t('record.email')}
    </Button>
  );
}

export function CopyAddressItem({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const clipboard = useClipboard();
  const address = addressOf(candidate);
  if (!address) return null;
  return (
    <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => clipboard.copy(address)}>
      {t('record.copyEmail')}
    </Menu.Item>
  );
}
