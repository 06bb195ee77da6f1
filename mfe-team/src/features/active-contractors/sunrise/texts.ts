import type { Placement, SunriseCard } from '@muster/contracts';
import { formatDate } from '@muster/ui';
import type { SunriseMessages } from './messages.ts';

const dateOf = ({ placement }: SunriseCard): string =>
  placement.plannedEndDate ? formatDate(placement.plannedEndDate) : '';

/**
 * Returns a mail to the client’s supervisor: extend or replace. It states no rate and no reason.
 */
export function clientMail(
  t: SunriseMessages,
  card: SunriseCard,
  contract: Placement | undefined,
): string {
  const { placement, extension } = card;
  const { supervisor, candidate, job, hoursPerWeek: hours, status } = placement;
  const [firstName] = supervisor?.name.split(' ') ?? [];
  const leaves = status === 'ending';
  const words = { name: candidate?.name ?? t('hidden'), job: job.title, date: dateOf(card), hours };
  const kind = leaves ? 'leaves' : extension && !extension.answered ? 'asked' : 'ends';
  return [
    firstName ? t('mail.greeting', { name: firstName }) : t('mail.greetingNobody'),
    t(`mail.${kind}`, words),
    !leaves &&
      contract &&
      t('mail.notice', {
        client: contract.noticeDaysClient,
        contractor: contract.noticeDaysContractor,
      }),
    !leaves && t('mail.successors'),
    t('mail.close'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns topics to discuss with the contractor. */
export function talkSheet(t: SunriseMessages, card: SunriseCard, jobs: readonly string[]): string {
  const { placement, daysLeft, extension, openSheets } = card;
  const { number, company, status, hoursPerWeek: hours } = placement;
  const left = daysLeft < 0 ? t('over', { count: -daysLeft }) : t('left', { count: daysLeft });
  const lines = [
    t('talk.ends', { number, company: company.name, date: dateOf(card), left }),
    extension && t('talk.asked', { date: formatDate(extension.askedAt) }),
    status === 'ending' ? t('talk.leaves') : t('talk.stay', { hours }),
    t('talk.wishes'),
    jobs.length > 0 && t('talk.jobs', { jobs: jobs.join(', ') }),
    t('talk.off'),
    openSheets > 0 && t('talk.hours', { count: openSheets }),
    t('talk.reference'),
  ];
  return lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n');
}
