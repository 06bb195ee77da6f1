import {
  candidateStates,
  fromMinorUnits,
  languageLevels,
  openToOptions,
  seniorities,
  skillLevels,
  vettingStates,
  type WhyNotBlock,
} from '@muster/contracts';
import { countryName, formatDate, formatMoney, formatNumber, stateLabel } from '@muster/ui';
import { noticeText } from '../../../shared/notice-text.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { yearsText } from '../../../shared/years-text.ts';
import { useWhyNotMessages } from './messages.ts';

/** Returns a known value of a list; undefined for one that no longer exists. */
const known = <T extends string>(values: readonly T[], given: string): T | undefined =>
  values.find((one) => one === given);

/** Describes in one sentence how far a candidate is from a part of the search. */
export function useBlockWords(): (block: WhyNotBlock) => string {
  const t = useWhyNotMessages();
  const own = useMessages();

  /** Formats a record's value for display. */
  function valueText(field: WhyNotBlock['field'], value: string): string {
    const vetting = known(vettingStates, value);
    if (field === 'vetting' && vetting) return stateLabel('vetting', vetting);
    const status = known(candidateStates, value);
    if ((field === 'status' || field === 'aside') && status) return stateLabel('candidate', status);
    const seniority = known(seniorities, value);
    if (field === 'seniority' && seniority) return own(`enum.seniority.${seniority}`);
    const level = known(languageLevels, value);
    if (field === 'english' && level) return own(`enum.english.${level}`);
    const option = known(openToOptions, value);
    return field === 'open' && option ? own(`enum.openTo.${option}`) : value;
  }

  return ({ field, ruledOut, has, by, currency }) => {
    if (ruledOut) return t('excluded');
    const count = by ?? 0;
    switch (field) {
      case 'text':
      case 'pool':
      case 'not-on':
        return t(`block.${field}`);
      case 'skill': {
        if (has === null) return t('block.skill.none');
        const level = known(skillLevels, has);
        if (!level) return t('block.skill.unrated');
        return t('block.skill.level', { count, has: own(`enum.skillLevel.${level}`) });
      }
      case 'contacted':
        return has === null
          ? t('block.neverContacted')
          : t('block.contacted', { has: formatDate(has.slice(0, 10)) });
    }
    if (has === null) return t('notSaid');
    switch (field) {
      case 'years':
        return t('block.years', { count, has: yearsText(Number(has), own) });
      case 'english':
        return t('block.english', { count, has: valueText(field, has) });
      case 'country':
        return t('block.country', { has: countryName(has) });
      case 'overlap':
        return t('block.overlap', {
          has: formatNumber(Number(has), { digits: 1 }),
          by: formatNumber(count, { digits: 1 }),
        });
      case 'rate': {
        const money = { amount: has, currency: currency ?? 'USD' };
        if (by === null) return t('block.otherCurrency', { has: formatMoney(money) });
        const above = formatMoney({ ...money, amount: fromMinorUnits(by) });
        return t('block.rate', { has: formatMoney(money), by: above });
      }
      case 'notice':
        return t('block.notice', { count, has: noticeText(Number(has), own) });
      case 'available':
        return t('block.available', { has: formatDate(has) });
      case 'open':
        return t('block.open', {
          has: has
            .split(',')
            .map((one) => valueText(field, one))
            .join(', '),
        });
      case 'aside':
        return t('block.aside', { has: valueText(field, has) });
      default:
        return t('block.is', { has: valueText(field, has) });
    }
  };
}
