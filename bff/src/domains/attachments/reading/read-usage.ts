import type { attachmentEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { submittedCompaniesOf } from '../../../records/applications/live-applications.ts';
import { reaches } from '../../../records/candidates/candidate-lookup.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import {
  AttachmentTextModel,
  type AttachmentText,
} from '../../../records/attachments/attachment.model.ts';
import { contactDataIn } from '../changes/contact-data.ts';
import { isInSubmission } from '../changes/deletion-blocker.ts';
import { findForStaff } from './find-attachment.ts';
import { usesOf } from '../changes/uses-of.ts';

/**
 * Returns, before it is deleted or shown, where it is used, who would see it, and what contact data
 * it contains.
 */
export const readUsage: Service<typeof attachmentEndpoints.usage> = async (
  { actor },
  { params },
) => {
  const { attachment, candidate } = await findForStaff(actor, params.id);
  const [inSubmission, companyIds, text] = await Promise.all([
    isInSubmission(attachment),
    submittedCompaniesOf(attachment.ownerId),
    textOf(attachment),
  ]);
  const names = await companyNames(companyIds);
  const clients = companyIds
    .map((id) => ({ id: id.toHexString(), name: names.get(id.toHexString()) ?? '' }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return {
    usedIn: [
      ...usesOf(attachment, candidate),
      ...(inSubmission
        ? clients.map(({ name }) => ({ kind: 'submission' as const, label: name }))
        : []),
    ],
    blockedBy: null,
    copyStays: inSubmission,
    clients,
    // Shown to users who may read contact data; the same users change the visibility.
    contactData:
      text !== null && reaches(actor, 'candidate.readContact', candidate)
        ? contactDataIn(text)
        : null,
  };
};

/** Returns the extracted text. */
export const readText: Service<typeof attachmentEndpoints.text> = async ({ actor }, { params }) => {
  const { attachment } = await findForStaff(actor, params.id);
  return { text: await textOf(attachment) };
};

async function textOf({ _id }: { _id: AttachmentText['_id'] }): Promise<string | null> {
  const found = await AttachmentTextModel.findById(_id).lean();
  return found?.extractedText ?? null;
}
