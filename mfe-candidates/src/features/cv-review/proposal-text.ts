import type { CvProposal, CvProposalOf } from '@muster/contracts';
import { countryName, formatMonth } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';

/** One line of what a proposal says: what it is called, and its words. */
export interface ProposalLine {
  /** A field of the proposal. */
  field: string;
  label: string;
  value: string;
}

type Fields<Kind extends CvProposal['kind']> = CvProposalOf<Kind>['fields'];

/** The fields of a proposal in words, those without a value left out. */
export function proposalLines(
  kind: CvProposal['kind'],
  fields: CvProposal['fields'],
  t: Translate,
): ProposalLine[] {
  const values = valuesOf(kind, fields, t);
  return values.flatMap(([field, value]) =>
    value ? [{ field, label: t(`cvReview.field.${field}`), value }] : [],
  );
}

type Field =
  | 'name'
  | 'headline'
  | 'place'
  | 'email'
  | 'phone'
  | 'link'
  | 'title'
  | 'companyName'
  | 'period'
  | 'location'
  | 'description'
  | 'school'
  | 'degree'
  | 'field'
  | 'skill'
  | 'language';

function valuesOf(
  kind: CvProposal['kind'],
  all: CvProposal['fields'],
  t: Translate,
): [Field, string | null][] {
  switch (kind) {
    case 'name': {
      const { firstName, middleName, lastName } = all as Fields<'name'>;
      return [['name', [firstName, middleName, lastName].filter(Boolean).join(' ')]];
    }
    case 'headline':
      return [['headline', (all as Fields<'headline'>).text]];
    case 'location': {
      const { city, country } = all as Fields<'location'>;
      return [['place', [city, country && countryName(country)].filter(Boolean).join(', ')]];
    }
    case 'contact': {
      const { kind: of, value } = all as Fields<'contact'>;
      return [[of, value]];
    }
    case 'link':
      return [['link', (all as Fields<'link'>).url.replace(/^https?:\/\/(www\.)?/, '')]];
    case 'experience': {
      const fields = all as Fields<'experience'>;
      return [
        ['title', fields.title],
        ['companyName', fields.companyName],
        ['period', periodText(fields, t)],
        ['location', fields.location],
        ['description', fields.description],
      ];
    }
    case 'education': {
      const { school, degree, field, startYear, endYear } = all as Fields<'education'>;
      const years = [startYear, endYear].filter((year) => year !== null).join(' – ');
      return [
        ['school', school],
        ['degree', degree && degree !== 'none' ? t(`background.degree.${degree}`) : null],
        ['field', field],
        ['period', years],
      ];
    }
    case 'skill':
      return [['skill', (all as Fields<'skill'>).name]];
    case 'language': {
      const { language, level } = all as Fields<'language'>;
      return [['language', [languageName(language), level].filter(Boolean).join(' · ')]];
    }
  }
}

function periodText(
  { startMonth, endMonth, isCurrent, onlyYears }: Fields<'experience'>,
  t: Translate,
): string | null {
  const show = (month: string) => (onlyYears ? month.slice(0, 4) : formatMonth(month));
  const end = isCurrent ? t('cvReview.today') : endMonth && show(endMonth);
  if (!startMonth && !end) return null;
  return `${startMonth ? show(startMonth) : '?'} – ${end || '?'}`;
}

export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** How a proposal is called where it stands alone: "Senior engineer, Brightwave". */
export function proposalTitle(proposal: CvProposal, t: Translate): string {
  const lines = proposalLines(proposal.kind, proposal.edited ?? proposal.fields, t);
  const [first, second] = lines;
  const isEntry = proposal.kind === 'experience' || proposal.kind === 'education';
  const words = isEntry ? [first?.value, second?.value] : [first?.value];
  return words.filter(Boolean).join(', ') || t('cvReview.untitled');
}
