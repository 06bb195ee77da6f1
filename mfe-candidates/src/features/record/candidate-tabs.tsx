import { candidatesRoutes, href, type CandidateRecord } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { RecordTabs } from '@muster/ui';
import { useCandidateCalendarMessages } from './calendar/messages.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Tabs of the record's existing parts, each with an address. */
export function CandidateTabs({
  candidate,
  active,
}: {
  candidate: CandidateRecord;
  active: 'profile' | 'applications' | 'notes' | 'vetting' | 'calendar' | 'communications';
}) {
  const t = useMessages();
  const tc = useCandidateCalendarMessages();
  const can = useCan();
  const { id, counts } = candidate;
  return (
    <RecordTabs
      items={[
        {
          label: t('record.tabs.profile'),
          href: href(candidatesRoutes.profile, { id }),
          active: active === 'profile',
        },
        ...(counts.applications !== undefined
          ? [
              {
                label: t('applications.tab'),
                count: counts.applications,
                href: href(candidatesRoutes.applications, { id }),
                active: active === 'applications',
              },
            ]
          : []),
        ...(can('vetting.read')
          ? [
              {
                label: t('record.tabs.vetting'),
                href: href(candidatesRoutes.candidatesByIdProfileVetting, { id }),
                active: active === 'vetting',
              },
            ]
          : []),
        ...(can('candidate.readCalendar')
          ? [
              {
                label: tc('tab'),
                href: href(candidatesRoutes.candidatesByIdProfileCandidateCalendar, { id }),
                active: active === 'calendar',
              },
            ]
          : []),
        ...(can('candidate.readMessages')
          ? [
              {
                label: t('record.tabs.communications'),
                href: href(candidatesRoutes.candidatesByIdProfileCommunications, { id }),
                active: active === 'communications',
              },
            ]
          : []),
        ...(can('note.read')
          ? [
              {
                label: t('record.tabs.notes'),
                count: counts.notes,
                href: href(candidatesRoutes.notes, { id }),
                active: active === 'notes',
              },
            ]
          : []),
      ]}
    />
  );
}
