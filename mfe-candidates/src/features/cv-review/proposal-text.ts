import type { CvFields as Fields, CvProposal } from '@muster/contracts';
import { cvFacts, type CvFacts, type CvWords } from '@muster/blocks';
import { countryName } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';

/** Line of a proposal: label and text. */
export interface ProposalLine {
  /** Field of the proposal. */
  field: string;
  label: string;
  value: string;
}

/** Describes a proposal's fields in words, without empty ones. */
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
  'name' | 'headline' | 'place' | 'email' | 'phone' | 'link' | Exclude<keyof CvFacts, 'level'>;
type Value = [Field, string | null];

function valuesOf(kind: CvProposal['kind'], all: CvProposal['fields'], t: Translate): Value[] {
  const words: CvWords = {
    now: t('cvReview.today'),
    degree: (degree) => t(`background.degree.${degree}`),
  };
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
    case 'language': {
      const { language, level } = cvFacts(kind, all as Fields<'language'>, words);
      return [['language', [language, level].filter(Boolean).join(' · ')]];
    }
    default:
      return Object.entries(cvFacts(kind, all as Fields<typeof kind>, words)) as Value[];
  }
}

/** Returns a proposal's stand-alone title: "Senior engineer, Brightwave". */
export function proposalTitle(proposal: CvProposal, t: Translate): string {
  const lines = proposalLines(proposal.kind, proposal.edited ?? proposal.fields, t);
  const [first, second] = lines;
  const isEntry = proposal.kind === 'experience' || proposal.kind === 'education';
  const words = isEntry ? [first?.value, second?.value] : [first?.value];
  return words.filter(Boolean).join(', ') || t('cvReview.untitled');
}
