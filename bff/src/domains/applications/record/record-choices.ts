import type { ApplicationRecord } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readTogether } from '../../../db/read-together.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { liveAttachmentsOf } from '../../../records/attachments/live-attachments.ts';
import { isClientBio } from '../../../records/candidates/bios/client-bio.ts';
import { reaches as reachesCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { showableAnswers } from '../../../records/screening/shown-answers.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { isShareable, shownSkills } from '../../submissions/api/client-view.ts';

/** Returns what staff can show to the client: bios, skills, files and answers. */
export async function choicesOf(
  actor: Actor,
  { application, candidate, job }: FoundApplication,
  session: ClientSession | null,
): Promise<ApplicationRecord['choices']> {
  const shown = new Set(
    shownSkills(application, candidate, job).map(({ skillId }) => skillId.toHexString()),
  );
  const [names, attachments, answers] = await readTogether(session, [
    () =>
      skillNames(
        candidate.skills.map(({ skillId }) => skillId),
        session,
      ),
    () => liveAttachmentsOf(candidate._id, session),
    async () =>
      reachesCandidate(actor, 'screening.readAnswers', candidate)
        ? showableAnswers(candidate._id, job._id, session)
        : [],
  ]);
  return {
    bios: candidate.bios.filter(isClientBio).map(({ _id, title, body, isDefault }) => ({
      id: _id.toHexString(),
      title,
      body: cleanRichText(body),
      isDefault,
    })),
    skills: candidate.skills.flatMap(({ skillId, level }) => {
      const id = skillId.toHexString();
      const name = names.get(id);
      return name ? [{ id, name, level, shown: shown.has(id) }] : [];
    }),
    // 🔒 files are never for clients: their existence is not revealed here.
    files: attachments.filter(isOfferable).map((attachment) => ({
      id: attachment._id.toHexString(),
      title: attachment.title,
      type: attachment.type,
      shareable: isShareable(attachment),
    })),
    answers: answers.map(({ id, question, answer }) => ({
      id: id.toHexString(),
      question,
      answer,
    })),
  };
}

const closed: ReadonlySet<string> = new Set([
  'id_document',
  'tax_form',
  'transcript',
  'interview_recording',
  'test_result',
]);
const isOfferable = ({ type }: { type: string }): boolean => !closed.has(type);
