import { useState } from 'react';
import { candidatesRoutes, href, teamRoutes, type CandidateRecord } from '@muster/contracts';
import { Can, RouteLink, useActor, useRecordPager } from '@muster/kit';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  IconAlarmSnooze,
  IconButton,
  IconClock,
  IconCopy,
  IconDots,
  IconFileText,
  IconLock,
  IconMapPin,
  IconTrash,
  Menu,
  RecordHeader,
  RecordPager,
  StateBadge,
  countryName,
  formatDate,
  formatOffset,
  localTimeIn,
  useClipboard,
  useNow,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { ContactActions, CopyAddressItem } from '../about/contact-actions.tsx';
import { FollowButton } from './follow-button.tsx';
import { AnonymiseModal } from '../privacy/anonymise-modal.tsx';
import { PrivacyItems } from '../privacy/privacy-items.tsx';
import { StatusMenu } from '../status/status-menu.tsx';
import { useRequestedAction } from '../status/use-requested-action.ts';
import { usePhotoItem } from './use-photo-item.tsx';
import { useNextStep } from './use-next-step.tsx';
import { WithClientBadge } from './with-client-badge.tsx';

/** Header with name, state, place and time, owner, and next step. */
export function CandidateHeader({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const actor = useActor();
  const now = useNow();
  const { owner, city, country, timeZone } = candidate;
  const [readList] = api.useLazyCandidatesListQuery();
  const pager = useRecordPager({
    list: 'candidates',
    id: candidate.id,
    hrefOf: (id) => href(candidatesRoutes.profile, { id }),
    load: (query) => readList({ query }).unwrap(),
  });
  return (
    <RecordHeader
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t('area'), href: candidatesRoutes.list.path },
            { label: candidate.name },
          ]}
        />
      }
      pager={pager && <RecordPager {...pager} />}
      avatar={<Avatar name={candidate.name} src={candidate.photo} size={56} />}
      name={candidate.name}
      number={candidate.number}
      badges={
        <>
          <StateBadge machine="vetting" state={candidate.vettingStatus} />
          <StateBadge machine="candidate" state={candidate.status} />
          <WithClientBadge candidate={candidate} />
          {candidate.snoozedUntil && (
            <Badge family="grey" icon={IconAlarmSnooze}>
              {t('list.until', { until: formatDate(candidate.snoozedUntil) })}
            </Badge>
          )}
          {candidate.isPrivate && (
            <Badge family="grey" icon={IconLock}>
              {t('record.private')}
            </Badge>
          )}
        </>
      }
      facts={[
        ...(candidate.headline ? [{ id: 'headline', content: candidate.headline }] : []),
        {
          id: 'place',
          icon: IconMapPin,
          content: [city, countryName(country)].filter(Boolean).join(', '),
        },
        {
          id: 'time',
          icon: IconClock,
          content: t('record.facts.there', {
            time: localTimeIn(timeZone, now).time,
            offset: formatOffset(timeZone, { home: actor?.timeZone, at: now }),
          }),
        },
        {
          id: 'owner',
          content: (
            <>
              {owner && <Avatar name={owner.name} src={owner.photo} size={18} />}{' '}
              {owner ? t('record.facts.owner', { name: owner.name }) : t('record.facts.noOwner')}
            </>
          ),
        },
      ]}
      actions={
        <>
          <ContactActions candidate={candidate} />
          <FollowButton candidate={candidate} />
          <StatusMenu candidate={candidate} />
          <MoreMenu candidate={candidate} />
        </>
      }
      nextStep={useNextStep(candidate)}
    />
  );
}

function MoreMenu({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const [isAnonymising, setAnonymising] = useState(false);
  const [requested, leaveRequest] = useRequestedAction(candidate, ['anonymise']);
  const clipboard = useClipboard();
  const photo = usePhotoItem(candidate);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton variant="default" aria-label={t('record.menu')}>
            <IconDots size={16} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopy size={16} />}
            onClick={() => clipboard.copy(candidate.number)}
          >
            {t('record.copyNumber')}
          </Menu.Item>
          <CopyAddressItem candidate={candidate} />
          {photo.item}
          <Can permission="signature.create">
            <Menu.Item
              leftSection={<IconFileText size={16} />}
              component={RouteLink}
              route={teamRoutes.usersCandidatesByIdSignatureDocuments}
              params={{ id: candidate.id }}
            >
              {t('record.documents')}
            </Menu.Item>
          </Can>
          <PrivacyItems candidate={candidate} onAnonymise={() => setAnonymising(true)} />
          {candidate.allowedActions.includes('delete') && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              component={RouteLink}
              route={candidatesRoutes.remove}
              params={{ id: candidate.id }}
            >
              {t('record.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {photo.drawer}
      {(isAnonymising || requested) && (
        <AnonymiseModal
          candidate={candidate}
          onClose={() => {
            setAnonymising(false);
            leaveRequest();
          }}
        />
      )}
    </>
  );
}
