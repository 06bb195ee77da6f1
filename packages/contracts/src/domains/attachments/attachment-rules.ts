import { maxBytes, type FileFormat, type UploadPurpose } from '../files/file-formats.ts';

/** Possible owners of an attachment; candidates, jobs and clients have attachments now. */
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

/**
 * `candidate`: staff and the candidate. `client`: also companies the candidate was submitted to.
 */
export const attachmentVisibilities = ['internal', 'candidate', 'client', 'everyone'] as const;
export type AttachmentVisibility = (typeof attachmentVisibilities)[number];

export const attachmentUploaders = ['staff', 'candidate', 'client', 'guest', 'system'] as const;
export type AttachmentUploader = (typeof attachmentUploaders)[number];

/** The upload rule of each type; null: cannot be uploaded. */
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

/** Types that candidates may choose for their uploads. */
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

/** 🔒 requires `attachment.readSensitive`; their text is not stored, and reads are recorded. */
export const sensitiveAttachmentTypes: readonly AttachmentType[] = ['id_document', 'tax_form'];

/** 🔒 requires `attachment.readTranscript`. */
export const transcriptAttachmentTypes: readonly AttachmentType[] = [
  'transcript',
  'interview_recording',
];

/** 🔒 types of which each read is recorded. */
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

/** Types with an expiry date. */
export const expiringAttachmentTypes: readonly AttachmentType[] = ['certificate', 'id_document'];

/** Returns the allowed visibilities of a type. */
export const visibilitiesFor = (type: AttachmentType): readonly AttachmentVisibility[] =>
  closedToClients.includes(type) ? ['internal', 'candidate'] : attachmentVisibilities;

/** Returns the default visibility of an attachment, by type and uploader. */
export function defaultVisibility(
  type: AttachmentType,
  uploader: AttachmentUploader,
): AttachmentVisibility {
  if (sensitiveAttachmentTypes.includes(type)) return 'internal';
  if (type === 'agency_cv') return 'client';
  return uploader === 'candidate' ? 'candidate' : 'internal';
}

/** Returns the visibility after a change of type. */
export function visibilityAfter(
  type: AttachmentType,
  before: AttachmentVisibility,
): AttachmentVisibility {
  if (sensitiveAttachmentTypes.includes(type)) return 'internal';
  return visibilitiesFor(type).includes(before) ? before : 'candidate';
}

/** Checks whether a file's format and size are allowed for a type. */
export function fitsType(type: AttachmentType, format: FileFormat, bytes: number): boolean {
  const purpose = type === 'interview_recording' ? 'recording' : attachmentPurposes[type];
  const max = purpose && maxBytes(purpose, format);
  return max !== null && bytes <= max;
}
