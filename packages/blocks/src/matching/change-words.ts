import { fromMinorUnits, openToOptions, type Match } from '@muster/contracts';
import { countryName, formatDate, formatMoney } from '@muster/ui';
import type { MatchMessages } from './messages.ts';

type Change = Match['changes'][number];

/** Describes one change that would help: `Rate −$5 an hour.` */
export function changeWords({ kind, by, to, currency }: Change, match: Match, t: MatchMessages) {
  if (kind === 'must_skill')
    return t('change.must_skill', {
      skill: match.skills.find(({ skillId }) => skillId === to)?.name ?? '',
    });
  if (kind === 'rate')
    return t('change.rate', {
      by: formatMoney({ amount: fromMinorUnits(by ?? 0), currency: currency ?? 'USD' }),
    });
  if (kind === 'zone') return t('change.zone', { count: by ?? 0 });
  if (kind === 'english') return t('change.english', { to: to ?? '' });
  if (kind === 'country')
    return t('change.country', { to: (to ?? '').split(',').map(countryName).join(', ') });
  if (kind === 'not_open_to') {
    const asked = openToOptions.filter((one) => (to ?? '').split(',').includes(one));
    return t('change.not_open_to', { to: asked.map((one) => t(`openTo.${one}`)).join(', ') });
  }
  if (kind === 'availability') return t('change.availability', { to: formatDate(to ?? '') });
  return t(`change.${kind}`);
}

/** Describes the most important gap, for one line of a list; null if there is none. */
export const firstChange = (match: Match, t: MatchMessages): string | null => {
  const [first] = match.changes;
  return first ? changeWords(first, match, t) : null;
};
