import { levelNumber } from '@muster/contracts';
import { textsApart, type PersonDocument } from '../../../search/person-document.ts';
import type { RecordPlace, SearchDocument } from '../../../search/search-document.ts';
import { searchableCvs, type SearchableCv } from '../../../records/attachments/searchable-cvs.ts';
import { searchableNotes, type SearchableNote } from '../../../records/notes/searchable-notes.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { profileText } from './profile-text.ts';

/** Fields that decide access to a candidate. */
export const placeFields = { ownerUserId: 1, vetterIds: 1, poolIds: 1 } as const;

/** Fields of the search document. It contains no rates and no contact data. */
export const searchedFields = {
  firstName: 1,
  middleName: 1,
  preferredName: 1,
  name: 1,
  headline: 1,
  city: 1,
  region: 1,
  country: 1,
  timeZone: 1,
  status: 1,
  vettingStatus: 1,
  seniority: 1,
  primaryRole: 1,
  yearsExperience: 1,
  englishLevel: 1,
  noticePeriodDays: 1,
  availableFrom: 1,
  openTo: 1,
  lastContactedAt: 1,
  updatedAt: 1,
  skills: 1,
  experience: 1,
  education: 1,
  bios: 1,
  ...placeFields,
} as const;

const asideStates: ReadonlySet<Candidate['status']> = new Set<Candidate['status']>([
  'rejected',
  'archived',
]);

/** Builds the candidates' search documents, with one query per kind of related fact. */
export async function describePeople(rows: readonly Candidate[]): Promise<SearchDocument[]> {
  const ids = rows.map(({ _id }) => _id);
  const [skills, cvs, notes] = await Promise.all([
    skillNames(rows.flatMap((row) => row.skills.map(({ skillId }) => skillId))),
    searchableCvs(ids),
    searchableNotes(ids),
  ]);
  const cvsOf = byCandidate(cvs);
  const notesOf = byCandidate(notes);
  return rows.map((row) => {
    const id = row._id.toHexString();
    const named = row.skills.flatMap(({ skillId }) => skills.get(skillId.toHexString()) ?? []);
    return {
      kind: 'candidate',
      id,
      title: row.name,
      words: joined([
        row.preferredName && row.firstName,
        row.middleName,
        row.headline,
        row.city,
        ...named,
      ]),
      restricted: '',
      members: membersOf(row),
      aside: asideStates.has(row.status),
      at: row.updatedAt.getTime(),
      person: {
        ...factsOf(row),
        texts: {
          title: joined([row.name, row.preferredName, row.headline, ...named], apart),
          profile: profileText(row).join(apart),
          ...cvTexts(cvsOf.get(id) ?? []),
          ...noteTexts(notesOf.get(id) ?? []),
        },
      },
    };
  });
}

const apart = ` ${textsApart} `;
function byCandidate<T extends { candidateId: string }>(parts: readonly T[]): Map<string, T[]> {
  const grouped = new Map<string, T[]>();
  for (const part of parts) {
    const others = grouped.get(part.candidateId);
    if (others) others.push(part);
    else grouped.set(part.candidateId, [part]);
  }
  return grouped;
}

const joined = (texts: readonly (string | null | undefined)[], by = ' '): string =>
  texts.filter(Boolean).join(by);

const cvTexts = (
  cvs: readonly SearchableCv[],
): Pick<PersonDocument['texts'], 'cv' | 'internalCv'> => ({
  cv: joined(
    cvs.filter(({ visibility }) => visibility !== 'internal').map(({ text }) => text),
    apart,
  ),
  internalCv: joined(
    cvs.filter(({ visibility }) => visibility === 'internal').map(({ text }) => text),
    apart,
  ),
});

const noteTexts = (
  notes: readonly SearchableNote[],
): Pick<PersonDocument['texts'], 'note' | 'managementNote'> => ({
  note: joined(
    notes.filter(({ visibility }) => visibility === 'team').map(({ text }) => text),
    apart,
  ),
  managementNote: joined(
    notes.filter(({ visibility }) => visibility === 'management').map(({ text }) => text),
    apart,
  ),
});

const factsOf = (row: Candidate): Omit<PersonDocument, 'texts'> => ({
  skills: row.skills.map(({ skillId, level, years, verifiedScore }) => ({
    id: skillId.toHexString(),
    level: level ? levelNumber(level) : 0,
    years,
    verified: verifiedScore !== null,
  })),
  years: row.yearsExperience,
  english: row.englishLevel,
  country: row.country,
  timeZone: row.timeZone,
  notice: row.noticePeriodDays,
  available: row.availableFrom,
  open: [...row.openTo],
  vetting: row.vettingStatus,
  status: row.status,
  role: row.primaryRole,
  seniority: row.seniority,
  pools: poolsOf(row),
  contactedAt: row.lastContactedAt?.getTime() ?? null,
});

type Belonging = Pick<Candidate, keyof typeof placeFields>;

const membersOf = ({ ownerUserId, vetterIds }: Belonging): string[] =>
  [ownerUserId, ...vetterIds].map((userId) => userId.toHexString());

const poolsOf = ({ poolIds }: Belonging): string[] => poolIds.map((poolId) => poolId.toHexString());

/** Builds the candidates' access fields, which change for very many at once. */
export const placePeople = (rows: readonly Candidate[]): RecordPlace[] =>
  rows.map((row) => ({
    kind: 'candidate',
    id: row._id.toHexString(),
    members: membersOf(row),
    pools: poolsOf(row),
  }));
