import { normaliseEmail, type CvFields, type CvProposalKind } from '@muster/contracts';
import type { Types } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { foldText } from '../../../db/fold-text.ts';
import {
  linkAddress,
  normalisePhone,
  type Candidate,
} from '../../candidates/api/reviewed-facts.ts';
import type { AnyProposal } from '../extraction-review.model.ts';
import { saysNow } from './proposal-rules.ts';

/** How a proposal relates to the profile, and the entry that it would change. */
export interface Comparison<Kind extends CvProposalKind = CvProposalKind> {
  relation: 'new' | 'update' | 'same';
  existing: CvFields<Kind> | null;
  existingId: Types.ObjectId | null;
}

interface Known<Kind extends CvProposalKind> {
  fields: CvFields<Kind>;
  id?: Types.ObjectId;
}

const nothing: Comparison<never> = { relation: 'new', existing: null, existingId: null };

type Comparers = {
  readonly [Kind in CvProposalKind]: (
    fields: CvFields<Kind>,
    candidate: Candidate,
  ) => Known<Kind> | null;
};

/** Finds the counterpart of a proposal on the profile. */
const counterpart: Comparers = {
  name: (_fields, { firstName, middleName, lastName }) => ({
    fields: { firstName, middleName, lastName },
  }),
  headline: (_fields, { headline }) => (headline === null ? null : { fields: { text: headline } }),
  location: (_fields, { city, country }) => ({ fields: { city, country } }),
  contact: ({ kind, value }, { email, emailNorm, phone, phoneNorm, contacts, country }) => {
    const norm = kind === 'email' ? normaliseEmail(value) : normalisePhone(value, country);
    const [main, mainNorm] = kind === 'email' ? [email, emailNorm] : [phone, phoneNorm];
    if (main && (norm ? mainNorm === norm : main === value))
      return { fields: { kind, value: main } };
    const further = contacts.find(
      (contact) =>
        contact.kind === kind && (norm ? contact.valueNorm === norm : contact.value === value),
    );
    return further ? { fields: { kind, value: further.value }, id: further._id } : null;
  },
  link: ({ kind, url }, { links }) => {
    if (!URL.canParse(url)) return null;
    const { urlNorm } = linkAddress(url, kind);
    const known = links.find((link) => link.urlNorm === urlNorm);
    return known ? { fields: { kind: known.kind, url: known.url }, id: known._id } : null;
  },
  experience: (fields, { experience }) => {
    const known = experience.find(
      (entry) => sameWords(entry.companyName, fields.companyName) && sharesTime(entry, fields),
    );
    if (!known) return null;
    const { companyName, title, startMonth, endMonth, location, description, skillIds } = known;
    return {
      id: known._id,
      fields: {
        companyName,
        title,
        startMonth,
        endMonth,
        location,
        description,
        isCurrent: endMonth === null,
        onlyYears: false,
        skillIds: skillIds.map(String),
      },
    };
  },
  education: (fields, { education }) => {
    const known = education.find(
      (entry) =>
        sameWords(entry.school, fields.school) &&
        (fields.degree === null || entry.degree === 'none' || entry.degree === fields.degree),
    );
    if (!known) return null;
    const { school, degree, field, startYear, endYear } = known;
    return { id: known._id, fields: { school, degree, field, startYear, endYear } };
  },
  skill: ({ skillId, name }, { skills }) => {
    const known = skillId && skills.find((skill) => skill.skillId.equals(skillId));
    return known ? { id: known._id, fields: { skillId, name } } : null;
  },
  language: ({ language }, { languages }) => {
    const claims = languages.filter((claim) => claim.language === language);
    // A person's statement is compared with their own earlier one; assessments by others stay.
    const known = claims.find(({ assessedBy }) => assessedBy === 'self') ?? claims[0];
    return known ? { id: known._id, fields: { language, level: known.level } } : null;
  },
};

/** Compares a proposal, with any edits, with the current profile. */
export function compareProposal(proposal: AnyProposal, candidate: Candidate): Comparison {
  const find = counterpart[proposal.kind] as (
    fields: CvFields,
    candidate: Candidate,
  ) => Known<CvProposalKind> | null;
  const fields = saysNow(proposal);
  const known = find(fields, candidate);
  if (!known) return nothing;
  const isSame = adds(proposal.kind, fields, known.fields) === false;
  return {
    relation: isSame ? 'same' : 'update',
    existing: known.fields,
    existingId: known.id ?? null,
  };
}

/** Checks whether a CV adds to the known facts; what it omits removes nothing. */
function adds(kind: CvProposalKind, said: CvFields, known: CvFields): boolean {
  const before = known as Record<string, unknown>;
  return Object.entries(said).some(([key, value]) => {
    if (value === null || key === 'onlyYears' || key === 'value' || key === 'url') return false;
    if (kind === 'skill') return false;
    if (key === 'skillIds')
      return (value as string[]).some((id) => !(before[key] as string[]).includes(id));
    if (typeof value === 'string' && typeof before[key] === 'string')
      return foldText(value) !== foldText(before[key]);
    return !isDeepStrictEqual(value, before[key]);
  });
}

const legalForms =
  /\b(gmbh|ag|inc|llc|ltd|limited|corp|co|sa|s\.a|srl|sl|bv|oy|ab|plc|lda|ltda|sp z o\.?o|kg|se)\b\.?/g;

/** Checks whether two names are equal apart from punctuation, accents and legal forms. */
function sameWords(a: string, b: string | null): boolean {
  if (b === null) return false;
  const key = (name: string) =>
    foldText(name)
      .replace(legalForms, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return key(a) !== '' && key(a) === key(b);
}

interface Period {
  startMonth: string | null;
  endMonth: string | null;
}

/** Checks whether two periods share a month; a period without a start matches any. */
function sharesTime(known: Period, said: Period): boolean {
  if (said.startMonth === null || known.startMonth === null) return true;
  const open = '9999-12';
  return known.startMonth <= (said.endMonth ?? open) && said.startMonth <= (known.endMonth ?? open);
}
