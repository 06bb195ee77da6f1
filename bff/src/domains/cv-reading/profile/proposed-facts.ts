import { limits, normaliseEmail, type FieldErrorCode, type FieldError } from '@muster/contracts';
import { Types } from 'mongoose';
import { fieldError } from '../../../http/app-error.ts';
import {
  linkAddress,
  normalisePhone,
  type Candidate,
  type ReviewedFacts,
} from '../../candidates/api/reviewed-facts.ts';
import type { AnyProposal } from '../extraction-review.model.ts';
import { compareProposal } from './compare-proposal.ts';
import { saysNow } from './proposal-rules.ts';

/** An accepted proposal and the path under which its errors are reported. */
export interface Accepted {
  proposal: AnyProposal;
  path: string;
}

interface Setting {
  attachmentId: Types.ObjectId;
  at: Date;
  /** Catalogue ids of the skills, by the id of the proposal that names each. */
  skillIds: ReadonlyMap<string, Types.ObjectId>;
}

/** The result of applying accepted proposals: the changed parts, their paths, and problems. */
export interface ProposedFacts {
  facts: ReviewedFacts;
  paths: string[];
  problems: FieldError[];
}

/** Returns the record after applying the proposals in order. */
export function proposedFacts(
  current: Candidate,
  accepted: readonly Accepted[],
  setting: Setting,
): ProposedFacts {
  const draft = new Draft(current);
  for (const { proposal, path } of accepted) write(draft, proposal, path, setting);
  draft.checkLimits(accepted);
  return { facts: draft.facts, paths: [...draft.paths], problems: draft.problems };
}

type Lists = 'contacts' | 'links' | 'experience' | 'education' | 'skills' | 'languages';

/** A record being built. */
class Draft {
  readonly facts: ReviewedFacts = {};
  readonly paths = new Set<string>();
  readonly problems: FieldError[] = [];
  readonly record: Candidate;

  constructor(current: Candidate) {
    this.record = { ...current };
  }

  set<K extends keyof ReviewedFacts & keyof Candidate>(key: K, value: Candidate[K]): void {
    this.record[key] = value;
    Object.assign(this.facts, { [key]: value });
  }

  /** Changes a single field that the merge rule tracks separately. */
  change<K extends keyof ReviewedFacts & keyof Candidate>(key: K, value: Candidate[K]): void {
    this.set(key, value);
    this.paths.add(key);
  }

  /** Replaces the entry with the same id, or appends the entry. */
  put<L extends Lists>(list: L, entry: Candidate[L][number]): void {
    const parts = this.record[list] as Candidate[L][number][];
    const isKnown = parts.some(({ _id }) => _id.equals(entry._id));
    const next = isKnown
      ? parts.map((part) => (part._id.equals(entry._id) ? entry : part))
      : [...parts, entry];
    this.set(list, next as Candidate[L]);
    this.paths.add(`${list}.${entry._id.toHexString()}`);
  }

  refuse(path: string, code: FieldErrorCode, params?: Record<string, number>): void {
    this.problems.push(fieldError(path, code, params));
  }

  checkLimits(accepted: readonly Accepted[]): void {
    const most = {
      links: limits.candidate.links,
      experience: limits.experience.max,
      education: limits.education.max,
      skills: limits.candidate.skills,
    };
    for (const [list, max] of Object.entries(most) as [keyof typeof most, number][]) {
      if (!this.facts[list] || this.record[list].length <= max) continue;
      const last = accepted.findLast(({ proposal }) => listOfKind[proposal.kind] === list);
      this.refuse(last?.path ?? list, 'TOO_MANY', { max });
    }
    for (const kind of ['email', 'phone'] as const) {
      const max = limits.candidate.contactsPerKind;
      const held = this.record.contacts.filter((contact) => contact.kind === kind).length;
      const last = accepted.findLast(({ proposal }) => proposal.kind === 'contact');
      if (this.facts.contacts && held > max)
        this.refuse(last?.path ?? 'contacts', 'TOO_MANY', { max });
    }
  }
}

const listOfKind: Partial<Record<AnyProposal['kind'], Lists>> = {
  link: 'links',
  experience: 'experience',
  education: 'education',
  skill: 'skills',
};

function write(draft: Draft, proposal: AnyProposal, path: string, setting: Setting): void {
  const { relation, existingId } = compareProposal(proposal, draft.record);
  const keepsOwn = proposal.asNew && relation !== 'same';
  if (relation === 'same') return;
  const id = existingId && !keepsOwn ? existingId : null;
  switch (proposal.kind) {
    case 'name':
      return writeName(draft, saysNow(proposal));
    case 'headline':
      return draft.change('headline', saysNow(proposal).text.trim());
    case 'location':
      return writeLocation(draft, saysNow(proposal));
    case 'contact':
      return writeContact(draft, saysNow(proposal));
    case 'link':
      return writeLink(draft, saysNow(proposal));
    case 'experience':
      return writeExperience(draft, saysNow(proposal), id, setting);
    case 'education':
      return writeEducation(draft, saysNow(proposal), id, setting);
    case 'skill':
      return writeSkill(draft, proposal, path, setting);
    case 'language':
      return writeLanguage(draft, saysNow(proposal), setting);
  }
}

type FieldsOf<Kind extends AnyProposal['kind']> = Extract<AnyProposal, { kind: Kind }>['fields'];

function writeName(draft: Draft, { firstName, middleName, lastName }: FieldsOf<'name'>): void {
  draft.change('firstName', firstName.trim());
  draft.change('lastName', lastName.trim());
  // A CV without a middle name does not mean that there is none.
  if (middleName) draft.change('middleName', middleName.trim());
}

function writeLocation(draft: Draft, { city, country }: FieldsOf<'location'>): void {
  if (city) draft.change('city', city.trim());
  if (country) draft.change('country', country);
}

/** The first of its kind becomes the record's main contact; further ones are kept beside it. */
function writeContact(draft: Draft, { kind, value }: FieldsOf<'contact'>): void {
  const { record } = draft;
  const typed = value.trim();
  if (kind === 'email' && record.email === null) {
    draft.change('email', typed);
    draft.set('emailNorm', normaliseEmail(typed));
  } else if (kind === 'phone' && record.phone === null) {
    draft.change('phone', typed);
    draft.set('phoneNorm', normalisePhone(typed, record.country));
  } else {
    draft.put('contacts', {
      _id: new Types.ObjectId(),
      kind,
      label: 'other',
      value: typed,
      valueNorm: kind === 'email' ? normaliseEmail(typed) : normalisePhone(typed, record.country),
      isPrimary: false,
      verifiedAt: null,
    });
  }
}

function writeLink(draft: Draft, { kind, url }: FieldsOf<'link'>): void {
  const address = linkAddress(url.trim(), kind);
  draft.put('links', {
    _id: new Types.ObjectId(),
    ...address,
    label: null,
    visibility: 'internal',
  });
}

/** Copies what the CV states into the entry; omitted fields stay as they were. */
function writeExperience(
  draft: Draft,
  fields: FieldsOf<'experience'>,
  id: Types.ObjectId | null,
  { attachmentId }: Setting,
): void {
  const before = draft.record.experience.find(({ _id }) => id?.equals(_id));
  const endMonth = fields.isCurrent ? null : fields.endMonth;
  const skillIds = new Set([...(before?.skillIds ?? []).map(String), ...fields.skillIds]);
  draft.put('experience', {
    _id: before?._id ?? new Types.ObjectId(),
    companyName: trimmed(fields.companyName) ?? before?.companyName ?? '',
    hideCompanyFromClient: before?.hideCompanyFromClient ?? endMonth === null,
    title: trimmed(fields.title) ?? before?.title ?? '',
    employmentType: before?.employmentType ?? 'full_time',
    location: trimmed(fields.location) ?? before?.location ?? null,
    isRemote: before?.isRemote ?? /\bremote\b/i.test(fields.location ?? ''),
    startMonth: fields.startMonth ?? before?.startMonth ?? '',
    endMonth,
    description: trimmed(fields.description) ?? before?.description ?? null,
    skillIds: [...skillIds]
      .slice(0, limits.experience.skills)
      .map((one) => new Types.ObjectId(one)),
    source: 'cv_review',
    sourceAttachmentId: attachmentId,
  });
}

function writeEducation(
  draft: Draft,
  fields: FieldsOf<'education'>,
  id: Types.ObjectId | null,
  { attachmentId }: Setting,
): void {
  const before = draft.record.education.find(({ _id }) => id?.equals(_id));
  draft.put('education', {
    _id: before?._id ?? new Types.ObjectId(),
    school: trimmed(fields.school) ?? before?.school ?? '',
    degree: fields.degree ?? before?.degree ?? 'none',
    field: trimmed(fields.field) ?? before?.field ?? null,
    startYear: fields.startYear ?? before?.startYear ?? null,
    endYear: fields.endYear ?? before?.endYear ?? null,
    grade: before?.grade ?? null,
    description: before?.description ?? null,
    source: 'cv_review',
    sourceAttachmentId: attachmentId,
  });
}

function writeSkill(
  draft: Draft,
  proposal: Extract<AnyProposal, { kind: 'skill' }>,
  path: string,
  { skillIds }: Setting,
): void {
  const skillId = skillIds.get(proposal._id.toHexString());
  if (!skillId) return draft.refuse(`${path}.fields.name`, 'NOT_FOUND');
  if (draft.record.skills.some((skill) => skill.skillId.equals(skillId))) return;
  draft.put('skills', {
    _id: new Types.ObjectId(),
    skillId,
    // A CV names the skill without a rating.
    level: null,
    years: null,
    lastUsedYear: null,
    isPrimary: false,
    source: 'cv',
    verifiedScore: null,
    verifiedBy: null,
    verifiedAt: null,
  });
}

/**
 * A CV is the person's own statement: it replaces an earlier statement, but never an assessment by
 * others.
 */
function writeLanguage(
  draft: Draft,
  { language, level }: FieldsOf<'language'>,
  { at }: Setting,
): void {
  if (level === null) return;
  const own = draft.record.languages.find(
    (claim) => claim.language === language && claim.assessedBy === 'self',
  );
  draft.put('languages', {
    _id: own?._id ?? new Types.ObjectId(),
    language,
    level,
    assessedBy: 'self',
    assessorUserId: null,
    assessedAt: at,
  });
}

const trimmed = (text: string | null): string | null => text?.trim() || null;
