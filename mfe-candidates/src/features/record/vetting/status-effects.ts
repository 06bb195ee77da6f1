import {
  bringsNewLink,
  limits,
  type NoShowParty,
  type VettingInterviewAction,
  type VettingInterviewPage,
} from '@muster/contracts';
import type { VettingWords } from './messages.ts';

interface Chosen {
  mail: boolean;
  party: NoShowParty;
}

/** Describes the effects of an action on an interview, one sentence each. */
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
      const side = stayedAway ? 'missed' : 'sorry';
      const news = bringsNewLink(party, interview) ? (`${side}_link` as const) : side;
      const isWarned = missedBefore + 1 >= limits.vetting.missedWarning;
      return [
        t('manage.effect.mark_no_show'),
        ...(isTold ? [t(`manage.effect.mark_no_show_${news}`, words)] : []),
        t('manage.effect.tells_owner', words),
        ...(stayedAway && isWarned ? [t('manage.effect.mark_no_show_flag')] : []),
      ];
    }
    case 'cancel':
      return [
        startsAt ? t('manage.effect.cancel', words) : t('manage.effect.cancel_noTime'),
        t('manage.effect.tells_owner', words),
      ];
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
