import { limits, type VettingInterviewAction, type VettingInterviewPage } from '@muster/contracts';
import type { VettingWords } from './messages.ts';

interface Chosen {
  mail: boolean;
  party: 'candidate' | 'interviewer' | 'both';
}

/** What an action on an interview does, a sentence each. */
export function statusEffects(
  interview: VettingInterviewPage,
  action: VettingInterviewAction,
  { mail, party }: Chosen,
  t: VettingWords,
): string[] {
  const { candidate, attempt, status, startsAt, missedBefore } = interview;
  const interviewers = interview.interviewers.map(({ name }) => name).join(', ');
  const isTold = candidate.hasEmail && (action === 'schedule' || mail);
  const people = isTold ? `${candidate.name}, ${interviewers}` : interviewers;
  const words = { people, interviewers, name: candidate.name };
  switch (action) {
    case 'mark_no_show': {
      const stayedAway = party !== 'interviewer';
      const isWarned = missedBefore + 1 >= limits.vetting.missedWarning;
      return [
        t('manage.effect.mark_no_show'),
        ...(stayedAway && isTold ? [t('manage.effect.mark_no_show_mail', words)] : []),
        ...(stayedAway && isWarned ? [t('manage.effect.mark_no_show_flag')] : []),
      ];
    }
    case 'cancel':
      return [startsAt ? t('manage.effect.cancel', words) : t('manage.effect.cancel_noTime')];
    case 'reopen':
      return [
        t('manage.effect.reopen'),
        ...(status === 'no_show'
          ? [t('manage.effect.reopen_attempt', { count: attempt + 1 })]
          : []),
      ];
    default:
      return [t(`manage.effect.${action}`, words)];
  }
}
