import type { AttachmentUsage } from '@muster/contracts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { Attachment } from '../../../records/attachments/attachment.model.ts';

/** Returns profile facts that came from an attachment; they stay when it is deleted. */
export function usesOf({ _id }: Attachment, candidate: Candidate): AttachmentUsage['usedIn'] {
  return [
    ...candidate.experience
      .filter(({ sourceAttachmentId }) => sourceAttachmentId?.equals(_id))
      .map(({ title, companyName }) => ({
        kind: 'experience' as const,
        label: `${title}, ${companyName}`,
      })),
    ...candidate.education
      .filter(({ sourceAttachmentId }) => sourceAttachmentId?.equals(_id))
      .map(({ school }) => ({ kind: 'education' as const, label: school })),
  ];
}
