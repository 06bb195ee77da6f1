import { candidateStates } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { foldText } from '../../db/fold-text.ts';
import { candidatePhoto } from '../../identity/people/photo-address.ts';
import { documentsOf } from '../../search/documents-of.ts';
import { numberNamed } from '../../search/number-named.ts';
import type { Lookup, SearchSource } from '../../search/search-source.ts';
import { ownersOfAttachment } from '../../records/attachments/searchable-cvs.ts';
import { subjectsOfNote } from '../../records/notes/searchable-notes.ts';
import { searchConditions } from '../../records/candidates/search-conditions.ts';
import {
  describePeople,
  placeFields,
  placePeople,
  searchedFields,
} from './searching/describe-people.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { scopeFor } from '../../records/candidates/candidates.policy.ts';

const findable: QueryFilter<Candidate> = { status: { $ne: 'anonymised' } };

const isPhone = /^[+\d\s().-]{5,}$/;
/** One word that may begin a mail address; shorter ones match too many, and numbers none. */
const isBeginning = /^(?![a-z]{1,2}-?\d+$)[^\s\d]\S{2,}$/;
const maxContacts = 40;

const visibleTo = (actor: Actor): QueryFilter<Candidate> => ({
  $and: [scopeFor(actor, 'candidate.list'), findable, { deletedAt: null }],
});

/**
 * Searches candidates by name, headline, skills and city; the people search also by profile, CVs
 * and notes. The index never contains mail addresses and phone numbers of the record: they are
 * looked up, for readers who may see them.
 */
export const candidateSearch: SearchSource = {
  kind: 'candidate',
  entity: 'candidate',
  permission: 'candidate.list',
  ...documentsOf(CandidateModel, {
    findable,
    counted: { status: { $in: candidateStates.filter((status) => status !== 'anonymised') } },
    projection: searchedFields,
    describe: describePeople,
    places: { projection: placeFields, describe: placePeople },
  }),
  dependsOn: {
    note: subjectsOfNote,
    attachment: ownersOfAttachment,
    skill: (id) => CandidateModel.distinct('_id', { 'skills.skillId': id, deletedAt: null }),
  },
  assignedOnly: (actor) => actor.scopeOf('candidate.list') === 'assigned',
  visible: async (actor, ids) => {
    const rows = await CandidateModel.find(
      { $and: [{ _id: { $in: [...ids] } }, visibleTo(actor)] },
      { number: 1, name: 1, photoFileId: 1, headline: 1, status: 1 },
    ).lean();
    return rows.map((row) => ({
      id: row._id.toHexString(),
      number: row.number,
      title: row.name,
      ...candidatePhoto(row),
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

/** Finds by mail address or phone number, in full or by prefix. */
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

const idsOf = async (filter: QueryFilter<Candidate>, max: number): Promise<Types.ObjectId[]> => {
  const rows = await CandidateModel.find(filter, { _id: 1 }).limit(max).lean();
  return rows.map(({ _id }) => _id);
};
