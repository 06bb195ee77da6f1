import { limits, type Passage } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { staffMayRead } from '../../attachments/api/readable-cvs.ts';
import { searchableCvs } from '../../../records/attachments/searchable-cvs.ts';
import type { SearchedPerson } from '../../candidates/api/searched-candidates.ts';
import { searchedNotes } from '../../../records/notes/note-visibility.ts';
import { searchableNotes } from '../../../records/notes/searchable-notes.ts';
import { cutPassage, type WantedText } from '../../../search/cut-passage.ts';

/**
 * Returns passages of the candidates on a page, by id: from the texts of each that the reader may
 * read.
 */
export async function findPassages(
  actor: Actor,
  people: readonly SearchedPerson[],
  wanted: readonly WantedText[],
): Promise<ReadonlyMap<string, Passage[]>> {
  if (wanted.length === 0 || people.length === 0) return new Map();
  const ids = people.map(({ candidate }) => candidate._id);
  const rights = searchedNotes(actor);
  const [cvs, notes] = await Promise.all([
    searchableCvs(ids),
    rights.team ? searchableNotes(ids) : [],
  ]);
  return new Map(
    people.map(({ row, candidate, profile }) => {
      const sources: [Passage['source'], string][] = [
        ...profile.map((text): [Passage['source'], string] => ['profile', text]),
        ...cvs
          .filter((cv) => cv.candidateId === row.id && staffMayRead(actor, cv, candidate))
          .map(({ text }): [Passage['source'], string] => ['cv', text]),
        ...notes
          .filter(
            ({ candidateId, visibility }) =>
              candidateId === row.id && (visibility === 'team' || rights.management),
          )
          .map(({ text }): [Passage['source'], string] => ['note', text]),
      ];
      return [row.id, passagesOf(sources, wanted)];
    }),
  );
}

/** Returns at most one passage of each text, until there are enough; the most relevant first. */
function passagesOf(
  sources: readonly [Passage['source'], string][],
  wanted: readonly WantedText[],
): Passage[] {
  const found = sources.flatMap(([source, text]) => {
    const passage = cutPassage(text, wanted);
    return passage ? [{ source, ...passage }] : [];
  });
  return found
    .toSorted((a, b) => b.marks.length - a.marks.length)
    .slice(0, limits.peopleSearch.passages);
}
