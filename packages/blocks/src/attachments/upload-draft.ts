import {
  attachmentPurposes,
  claimedFormat,
  defaultVisibility,
  fitsType,
  maxBytes,
  visibilitiesFor,
  type AttachmentType,
  type AttachmentUploader,
  type AttachmentVisibility,
  type FileFormat,
  type UploadPurpose,
} from '@muster/contracts';

/** What the user enters about a file before it is added. */
export interface UploadDraft {
  type: AttachmentType;
  visibility: AttachmentVisibility;
  title: string;
  expiresOn: string | null;
  primary: boolean;
  /** Whether to propose experience, education and skills from the file. */
  read: boolean;
}

const guesses: readonly [RegExp, AttachmentType][] = [
  [/(^|[^a-z])(cv|resume|résumé|lebenslauf|curriculum)([^a-z]|$)/i, 'cv'],
  [/cover.?letter|anschreiben|motivation/i, 'cover_letter'],
  [/portfolio/i, 'portfolio'],
  [/certificate|certification|zertifikat/i, 'certificate'],
  [/diploma|degree/i, 'diploma'],
  [/passport|id.?card/i, 'id_document'],
  [/reference/i, 'reference_letter'],
];

/** Returns those of `types` that the file can be given. */
export const typesFor = (
  types: readonly AttachmentType[],
  format: FileFormat | null,
  bytes: number,
): AttachmentType[] => (format ? types.filter((type) => fitsType(type, format, bytes)) : []);

/** Returns the default entries for a file, based on its name. */
export function draftOf(
  file: File,
  types: readonly AttachmentType[],
  uploader: AttachmentUploader,
): UploadDraft {
  const fitting = typesFor(types, claimedFormat(file.name), file.size);
  const guessed = guesses.find(([pattern]) => pattern.test(file.name))?.[1] ?? 'other';
  const type = [guessed, 'other' as const, ...fitting].find((one) => fitting.includes(one));
  return withType({ ...emptyDraft, read: uploader === 'staff' }, type ?? 'other', uploader);
}

const emptyDraft: UploadDraft = {
  type: 'other',
  visibility: 'internal',
  title: '',
  expiresOn: null,
  primary: false,
  read: false,
};

/** Returns the draft with another type; its visibility follows the type. */
export function withType(
  draft: UploadDraft,
  type: AttachmentType,
  uploader: AttachmentUploader,
): UploadDraft {
  const keeps = draft.type === type && visibilitiesFor(type).includes(draft.visibility);
  return {
    ...draft,
    type,
    visibility: keeps ? draft.visibility : defaultVisibility(type, uploader),
  };
}

/** Returns the assumed purpose of a file before one is chosen: the strictest that accepts it. */
export function purposeOf(file: File, types: readonly AttachmentType[]): UploadPurpose | null {
  const format = claimedFormat(file.name);
  const purposes = [...new Set(types.map((type) => attachmentPurposes[type]))];
  const fitting = purposes.filter((purpose) => {
    const max = purpose && format && maxBytes(purpose, format);
    return max !== null && file.size <= max;
  });
  return fitting.find((purpose) => purpose !== null) ?? null;
}

/** Returns the maximum bytes of a file of this name; null if no type accepts it. */
export function mostFor(file: File, types: readonly AttachmentType[]): number | null {
  const format = claimedFormat(file.name);
  const allowed = types.flatMap((type) => {
    const purpose = attachmentPurposes[type];
    return (purpose && format && maxBytes(purpose, format)) ?? [];
  });
  return allowed.length > 0 ? Math.max(...allowed) : null;
}
