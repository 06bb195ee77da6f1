import {
  candidatesRoutes,
  filterKey,
  href,
  rateBandWidth,
  type CandidateReport,
  type CandidateReportGroup,
  type CandidateReportPart,
} from '@muster/contracts';
import { countryName } from '@muster/ui';
import type { DataAge } from '../../shared/data-ages.ts';
import { vettingLabel, type CandidatesReportMessages, type SourceKey } from './messages.ts';

/** Returns the label of a group. */
export function groupLabel(
  t: CandidatesReportMessages,
  part: CandidateReportPart,
  { key, label }: Pick<CandidateReportGroup, 'key' | 'label'>,
): string {
  if (label !== null) return label;
  switch (part) {
    case 'country':
      return countryName(key);
    case 'vetting':
      return vettingLabel(key);
    case 'source':
      return t(`source.${key as SourceKey}`);
    case 'age':
      return t(`age.${key as DataAge}`);
    case 'rate':
      return bandLabel(t, key);
    case 'english':
      return key === 'native' ? t('native') : key;
    default:
      return key;
  }
}

function bandLabel(t: CandidatesReportMessages, key: string): string {
  const [currency = '', from = '0'] = key.split(' ');
  return t('band', { currency, from, to: Number(from) + rateBandWidth });
}

const hasSeveral = (part: CandidateReportPart): part is 'pool' | 'skill' =>
  part === 'pool' || part === 'skill';

/** Returns the label for candidates in no group. */
export const unknownLabel = (t: CandidatesReportMessages, part: CandidateReportPart): string =>
  t(`unknown.${hasSeveral(part) ? part : 'other'}`);

/**
 * Returns notes that explain why the lines of a part do not add up to all candidates, and how the
 * list is cut.
 */
export const partNotes = (
  t: CandidatesReportMessages,
  { part, further }: Pick<CandidateReport['parts'][number], 'part' | 'further'>,
): string[] => [
  ...(hasSeveral(part) ? [t('several')] : []),
  ...(part === 'rate' ? [t('bands')] : []),
  ...(further > 0 ? [t('further', { count: further })] : []),
];

/** Filters of the candidates list that match exactly a group. */
const filters: Partial<Record<CandidateReportPart, string>> = {
  pool: 'pool',
  skill: 'skill',
  country: 'country',
  vetting: 'vettingStatus',
  source: 'source',
};

/** Returns the address of the list with a group's candidates; null if no filter matches exactly. */
export function listOfGroup(part: CandidateReportPart, key: string): string | null {
  const filter = filters[part];
  return filter ? href(candidatesRoutes.list, {}, { [filterKey(filter)]: key }) : null;
}
