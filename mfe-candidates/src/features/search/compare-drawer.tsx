import type { ReactNode } from 'react';
import { candidatesRoutes, type CandidateRecord } from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import {
  Avatar,
  CancelButton,
  ChipList,
  DateTime,
  Drawer,
  KeyValueList,
  LocalTime,
  Money,
  OverlayFooter,
  PageSkeleton,
  StateBadge,
} from '@muster/ui';
import { api } from '../../api.ts';
import { noticeText } from '../../shared/notice-text.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import classes from './compare-drawer.module.css';

interface CompareDrawerProps {
  ids: readonly string[];
  onClose: () => void;
}

/** Up to four candidates side by side; stacked on a phone. */
export function CompareDrawer({ ids, onClose }: CompareDrawerProps) {
  const t = useMessages();
  return (
    <Drawer
      opened
      onClose={onClose}
      width={Math.min(1240, 60 + ids.length * 300)}
      title={t('search.compare.title')}
      footer={
        <OverlayFooter>
          <CancelButton>{t('search.compare.close')}</CancelButton>
        </OverlayFooter>
      }
    >
      <div className={classes.people}>
        {ids.map((id) => (
          <Person key={id} id={id} />
        ))}
      </div>
    </Drawer>
  );
}

function Person({ id }: { id: string }) {
  const t = useMessages();
  const query = api.useCandidatesReadQuery({ params: { id } });
  return (
    <article className={classes.person}>
      <QueryView
        query={query}
        size="block"
        isEmpty={() => false}
        skeleton={<PageSkeleton variant="form" />}
      >
        {(person) => (
          <>
            <div className={classes.head}>
              <Avatar name={person.name} src={person.photo} size={28} />
              <RouteLink route={candidatesRoutes.profile} params={{ id }}>
                {person.name}
              </RouteLink>
            </div>
            <p className={classes.headline}>{person.headline}</p>
            <KeyValueList items={linesOf(person, t)} />
          </>
        )}
      </QueryView>
    </article>
  );
}

/** Every candidate has every line, so that lines align. */
function linesOf(person: CandidateRecord, t: Translate): { label: string; value: ReactNode }[] {
  const unknown = t('search.compare.unknown');
  const { noticePeriodDays, availableFrom } = person.availability;
  const [english] = person.english;
  const rate = person.rates?.find(({ isCurrent, kind }) => isCurrent && kind === 'expected');
  return [
    {
      label: t('list.column.vetting'),
      value: <StateBadge machine="vetting" state={person.vettingStatus} />,
    },
    {
      label: t('list.column.status'),
      value: <StateBadge machine="candidate" state={person.status} />,
    },
    {
      label: t('search.compare.years'),
      value:
        person.yearsExperience === null
          ? unknown
          : t('search.compare.yearsOf', { count: person.yearsExperience }),
    },
    {
      label: t('list.column.english'),
      value: english ? t(`enum.english.${english.level}`) : unknown,
    },
    {
      label: t('search.compare.location'),
      value: (
        <>
          {[person.city, person.country].filter(Boolean).join(', ')}{' '}
          <LocalTime timeZone={person.timeZone} />
        </>
      ),
    },
    ...(person.rates
      ? [
          {
            label: t('search.compare.rate'),
            value: rate ? (
              <Money value={rate.money} unit={rate.unit === 'hour' ? '/h' : `/${rate.unit}`} />
            ) : (
              unknown
            ),
          },
        ]
      : []),
    {
      label: t('search.compare.notice'),
      value: noticePeriodDays === null ? unknown : noticeText(noticePeriodDays, t),
    },
    {
      label: t('search.compare.available'),
      value: availableFrom ? <DateTime value={availableFrom} as="day" /> : unknown,
    },
    {
      label: t('search.compare.contact'),
      value: person.lastContactedAt ? (
        <DateTime value={person.lastContactedAt} as="relative-day" />
      ) : (
        t('list.never')
      ),
    },
    {
      label: t('search.compare.skills'),
      value: <ChipList items={person.skills.map(({ name }) => name)} max={12} />,
    },
  ];
}
