import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { foldText } from '../../db/fold-text.ts';
import { documentsOf } from '../../search/documents-of.ts';
import { numberNamed } from '../../search/number-named.ts';
import type { Lookup, SearchSource } from '../../search/search-source.ts';
import { skillNames } from '../skills/api/skills.ts';
import { searchConditions } from './list/candidate-filter.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';
import { scopeFor } from './candidates.policy.ts';

const findable: QueryFilter<Candidate> = { status: { $ne: 'anonymised' } };
const asideStates: ReadonlySet<Candidate['status']> = new Set<Candidate['status']>([
  'rejected',
  'archived',
]);

const isPhone = /^[+\d\s().-]{5,}$/;
/** One word, which a mail address may begin with; shorter ones fit too many, and numbers none. */
const isBeginning = /^(?![a-z]{1,2}-?\d+$)[^\s\d]\S{2,}$/;
const maxContacts = 40;

const visibleTo = (actor: Actor): QueryFilter<Candidate> => ({
  $and: [scopeFor(actor, 'candidate.list'), findable, { deletedAt: null }],
});

/**
 * Candidates by name, headline, skills and city. Mail addresses and phone numbers never enter the
 * index: they are looked up, for those who may read them.
 */
export const candidateSearch: SearchSource = {
  kind: 'candidate',
  entity: 'candidate',
  permission: 'candidate.list',
  ...documentsOf(CandidateModel, {
    findable,
    projection: {
      firstName: 1,
      middleName: 1,
      preferredName: 1,
      name: 1,
      headline: 1,
      city: 1,
      status: 1,
      ownerUserId: 1,
      vetterIds: 1,
      updatedAt: 1,
      'skills.skillId': 1,
    },
    describe: async (rows) => {
      const skills = await skillNames(
        rows.flatMap((row) => row.skills.map(({ skillId }) => skillId)),
      );
      return rows.map((row) => ({
        kind: 'candidate',
        id: row._id.toHexString(),
        title: row.name,
        words: [
          row.preferredName && row.firstName,
          row.middleName,
          row.headline,
          row.city,
          ...row.skills.map(({ skillId }) => skills.get(skillId.toHexString())),
        ]
          .filter(Boolean)
          .join(' '),
        restricted: '',
        members: [row.ownerUserId, ...row.vetterIds].map((id) => id.toHexString()),
        aside: asideStates.has(row.status),
        at: row.updatedAt.getTime(),
      }));
    },
  }),
  dependsOn: {
    skill: (id) => CandidateModel.distinct('_id', { 'skills.skillId': id, deletedAt: null }),
  },
  assignedOnly: (actor) => actor.scopeOf('candidate.list') === 'assigned',
  visible: async (actor, ids) => {
    const rows = await CandidateModel.find(
      { $and: [{ _id: { $in: [...ids] } }, visibleTo(actor)] },
      { number: 1, name: 1, headline: 1, status: 1 },
    ).lean<Candidate[]>();
    return rows.map((row) => ({
      id: row._id.toHexString(),
      number: row.number,
      title: row.name,
      subtitle: row.headline,
      status: row.status,
    }));
  },
  lookup: async (actor, text) => {
    const number = numberNamed('candidate', text);
    const [numbered, { named, further }] = await Promise.all([
      number === null ? [] : idsOf({ $and: [{ number }, visibleTo(actor)] }, 1),
      byContact(actor, foldText(text)),
    ]);
    return { named: [...numbered, ...named], further };
  },
};

/** By mail address or phone number: all of it, or how it begins. */
async function byContact(actor: Actor, text: string): Promise<Lookup> {
  if (!actor.can('candidate.readContact')) return { named: [], further: [] };
  const find = () =>
    idsOf(
      {
        $and: [
          scopeFor(actor, 'candidate.readContact'),
          visibleTo(actor),
          ...searchConditions(text, true),
        ],
      },
      maxContacts,
    );
  if (text.includes('@') || isPhone.test(text)) return { named: await find(), further: [] };
  if (isBeginning.test(text)) return { named: [], further: await find() };
  return { named: [], further: [] };
}

const idsOf = async (filter: QueryFilter<Candidate>, most: number): Promise<Types.ObjectId[]> => {
  const rows = await CandidateModel.find(filter, { _id: 1 })
    .limit(most)
    .lean<Pick<Candidate, '_id'>[]>();
  return rows.map(({ _id }) => _id);
};
