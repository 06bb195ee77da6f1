import type { InterviewVisit } from '@muster/contracts';
import { KeyValueList, formatDateTime, zoneCity, type KeyValueItem } from '@muster/ui';
import { useInterviewMessages } from './messages.ts';

type FactsOf = Pick<InterviewVisit, 'title' | 'hosts' | 'hostTimeZone' | 'durationMin' | 'place'>;

interface InterviewFactsProps {
  visit: FactsOf;
  startsAt: string;
  timeZone: string;
  further?: readonly KeyValueItem[];
}

/** Kind, time in both zones, place and participants. */
export function InterviewFacts({ visit, startsAt, timeZone, further = [] }: InterviewFactsProps) {
  const t = useInterviewMessages();
  const { place, hostTimeZone } = visit;
  return (
    <KeyValueList
      items={[
        { label: t('facts.what'), value: visit.title },
        { label: t('facts.when'), value: formatDateTime(startsAt, { timeZone }) },
        ...(hostTimeZone === timeZone
          ? []
          : [
              {
                label: t('facts.there', { city: zoneCity(hostTimeZone) }),
                value: formatDateTime(startsAt, { timeZone: hostTimeZone }),
              },
            ]),
        { label: t('facts.length'), value: t('facts.minutes', { count: visit.durationMin }) },
        { label: t('facts.where'), value: <Place place={place} /> },
        { label: t('facts.who'), value: visit.hosts.join(', ') },
        ...further,
      ]}
    />
  );
}

function Place({ place: { kind, value } }: Pick<InterviewVisit, 'place'>) {
  const t = useInterviewMessages();
  if (kind === 'external_link' && value)
    return (
      <a href={value} target="_blank" rel="noopener noreferrer">
        {t('facts.join')}
      </a>
    );
  if (kind === 'phone') return value ? t('facts.phone', { phone: value }) : t('place.phone');
  return value ?? t(`place.${kind}`);
}
