import { billingNotesOnly, noteSubjects, type FoundNote } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { foldedWords } from '../../db/fold-text.ts';
import { findPeople } from '../../identity/people/people.ts';
import { NoteModel, type Note } from '../../records/notes/note.model.ts';
import { mayReadNote, readsNotesOn, readsUnderAudit } from '../../records/notes/notes.policy.ts';
import { excerptOf, plainText } from '../../rich-text/rich-text.ts';
import { cutPassage } from '../../search/cut-passage.ts';
import { documentsOf } from '../../search/documents-of.ts';
import type { SearchSource, VisibleRecord } from '../../search/search-source.ts';
import { namesOfSubjects } from './reading/found-subjects.ts';

/** Maximum number of a user's latest unindexed notes that are searched. */
const ownLookedThrough = 200;

type Written = Pick<Note, 'body' | 'corrections'>;

const textsOf = ({ body, corrections }: Written): string[] =>
  [body, ...corrections.map((correction) => correction.body)].map(plainText);

/** Returns the search words of a text; each may be the beginning of a word. */
const wantedIn = (text: string) =>
  foldedWords(text).map((word) => ({ words: [word], openEnd: true }));

/** Returns the matching part of a note; its beginning if the match was inexact. */
function passageOf(note: Written, asked = ''): FoundNote['passage'] {
  const wanted = wantedIn(asked);
  for (const text of textsOf(note)) {
    const passage = cutPassage(text, wanted);
    if (passage) return passage;
  }
  return { text: excerptOf(note.body), marks: [] };
}

/** Filter for the user's own notes outside the index: private ones, and those for other readers. */
const ownUnindexed = (actor: Actor): QueryFilter<Note> => ({
  createdBy: actor.userId,
  visibility: { $in: actor.can('note.readManagement') ? ['private'] : ['private', 'management'] },
  deletedAt: null,
});

/**
 * Searches notes by their text. The index contains no private note: the authors' own are read from
 * the database, and those of others only on the record, where each reading is audited.
 */
export const noteSearch: SearchSource = {
  kind: 'note',
  entity: 'note',
  permission: 'note.read',
  ...documentsOf(NoteModel, {
    findable: { visibility: { $in: ['team', 'management'] } },
    projection: { body: 1, corrections: 1, visibility: 1, createdAt: 1 },
    describe: (rows) =>
      rows.map((row) => {
        const text = textsOf(row).join(' ');
        const isOpen = row.visibility === 'team';
        return {
          kind: 'note',
          id: row._id.toHexString(),
          title: '',
          words: isOpen ? text : '',
          restricted: isOpen ? '' : text,
          members: [],
          aside: false,
          at: row.createdAt.getTime(),
        };
      }),
  }),
  seesRestricted: (actor) => actor.can('note.readManagement'),
  within: async (actor) => {
    if (noteSubjects.every((kind) => readsNotesOn(actor, kind))) return null;
    return NoteModel.distinct('_id', {
      $or: noteSubjects
        .filter((subjectType) => readsNotesOn(actor, subjectType))
        .map((subjectType) =>
          billingNotesOnly(actor.role, subjectType)
            ? { subjectType, kind: 'billing' }
            : { subjectType },
        ),
    });
  },
  visible: async (actor, ids, text) => {
    const found = await NoteModel.find({ _id: { $in: [...ids] }, deletedAt: null }).lean();
    const readable = found.filter(
      (note) => mayReadNote(actor, note) && !readsUnderAudit(actor, note),
    );
    const [nameOf, people] = await Promise.all([
      namesOfSubjects(actor, readable),
      findPeople(readable.map(({ createdBy }) => createdBy)),
    ]);
    return readable.flatMap((note): VisibleRecord[] => {
      const title = nameOf(note);
      if (title === null) return [];
      return [
        {
          id: note._id.toHexString(),
          number: null,
          title,
          subtitle: people.ref(note.createdBy)?.name ?? null,
          status: null,
          note: {
            subjectType: note.subjectType,
            subjectId: note.subjectId.toHexString(),
            writtenAt: note.createdAt.toISOString(),
            passage: passageOf(note, text),
          },
        },
      ];
    });
  },
  lookup: async (actor, text) => {
    const wanted = foldedWords(text);
    if (wanted.length === 0 || !actor.can('note.readPrivate')) return { named: [], further: [] };
    const own = await NoteModel.find(ownUnindexed(actor), { body: 1, corrections: 1 })
      .sort({ createdAt: -1 })
      .limit(ownLookedThrough)
      .lean();
    const hasAll = (note: Written) => {
      const words = textsOf(note).flatMap(foldedWords);
      return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
    };
    return { named: [], further: own.filter(hasAll).map(({ _id }) => _id) };
  },
};
