import { maxBytes, type FileFormat, type UploadPurpose } from '../files/file-formats.ts';

/** What an attachment may belong to; candidates, jobs and clients have them now. */
export const attachmentOwners = [
  'candidate',
  'company',
  'job',
  'application',
  'placement',
  'note',
  'message',
  'evaluation',
] as const;
export type AttachmentOwner = (typeof attachmentOwners)[number];

export const attachmentTypes = [
  'cv',
  'agency_cv',
  'cover_letter',
  'portfolio',
  'certificate',
  'diploma',
  'id_document',
  'tax_form',
  'contract',
  'nda',
  'test_result',
  'reference_letter',
  'work_sample',
  'photo',
  'interview_recording',
  'transcript',
  'other',
] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** `candidate`: staff and that person. `client`: also companies that they were submitted to. */
export const attachmentVisibilities = ['internal', 'candidate', 'client', 'everyone'] as const;
export type AttachmentVisibility = (typeof attachmentVisibilities)[number];

export const attachmentUploaders = ['staff', 'candidate', 'client', 'guest', 'system'] as const;
export type AttachmentUploader = (typeof attachmentUploaders)[number];

/** Which rule of the files a type follows; null: not taken as an upload. */
export const attachmentPurposes: Readonly<Record<AttachmentType, UploadPurpose | null>> = {
  cv: 'document',
  agency_cv: 'document',
  cover_letter: 'document',
  portfolio: 'portfolio',
  certificate: 'certificate',
  diploma: 'certificate',
  id_document: 'certificate',
  tax_form: 'certificate',
  contract: 'document',
  nda: 'document',
  test_result: 'document',
  reference_letter: 'document',
  work_sample: 'portfolio',
  photo: 'image',
  interview_recording: null,
  transcript: 'transcript',
  other: 'general',
};

/** Types that staff may choose. */
export const staffAttachmentTypes = attachmentTypes.filter(
  (type) => attachmentPurposes[type] !== null,
);

/** Types that candidates may choose for what they bring. */
export const candidateAttachmentTypes = [
  'cv',
  'cover_letter',
  'portfolio',
  'certificate',
  'diploma',
  'id_document',
  'tax_form',
  'reference_letter',
  'work_sample',
  'photo',
  'other',
] as const satisfies readonly AttachmentType[];

/** 🔒 read by those with `attachment.readSensitive`; no text of theirs is kept, reads are noted. */
export const sensitiveAttachmentTypes: readonly AttachmentType[] = ['id_document', 'tax_form'];

/** 🔒 read by those with `attachment.readTranscript`. */
export const transcriptAttachmentTypes: readonly AttachmentType[] = [
  'transcript',
  'interview_recording',
];

/** 🔒 of which each reading leaves a trace. */
export const tracedAttachmentTypes: readonly AttachmentType[] = [
  ...sensitiveAttachmentTypes,
  ...transcriptAttachmentTypes,
];

/** Types that may never be shown to clients. */
const closedToClients: readonly AttachmentType[] = [
  ...sensitiveAttachmentTypes,
  ...transcriptAttachmentTypes,
  'test_result',
];

/** Types that have an end of validity. */
export const expiringAttachmentTypes: readonly AttachmentType[] = ['certificate', 'id_document'];

/** The visibilities that a type may have. */
export const visibilitiesFor = (type: AttachmentType): readonly AttachmentVisibility[] =>
  closedToClients.includes(type) ? ['internal', 'candidate'] : attachmentVisibilities;

/** The visibility that an attachment has unless said, by its type and who brings it. */
export function defaultVisibility(
  type: AttachmentType,
  uploader: AttachmentUploader,
): AttachmentVisibility {
  if (sensitiveAttachmentTypes.includes(type)) return 'internal';
  if (type === 'agency_cv') return 'client';
  return uploader === 'candidate' ? 'candidate' : 'internal';
}

/** What becomes of the visibility when the type changes. */
export function visibilityAfter(
  type: AttachmentType,
  before: AttachmentVisibility,
): AttachmentVisibility {
  if (sensitiveAttachmentTypes.includes(type)) return 'internal';
  return visibilitiesFor(type).includes(before) ? before : 'candidate';
}

/** Whether a file of this format and length can be an attachment of a type. */
export function fitsType(type: AttachmentType, format: FileFormat, bytes: number): boolean {
  const purpose = type === 'interview_recording' ? 'recording' : attachmentPurposes[type];
  const most = purpose && maxBytes(purpose, format);
  return most !== null && bytes <= most;
}
