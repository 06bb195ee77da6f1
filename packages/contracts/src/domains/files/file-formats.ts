import { limits } from '../../core/limits.ts';

/** Formats that the platform takes, by what the bytes are; the first extension is the usual one. */
export const fileFormats = {
  pdf: { type: 'application/pdf', extensions: ['pdf'] },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  odt: { type: 'application/vnd.oasis.opendocument.text', extensions: ['odt'] },
  rtf: { type: 'application/rtf', extensions: ['rtf'] },
  txt: { type: 'text/plain', extensions: ['txt'] },
  vtt: { type: 'text/vtt', extensions: ['vtt'] },
  srt: { type: 'application/x-subrip', extensions: ['srt'] },
  csv: { type: 'text/csv', extensions: ['csv'] },
  png: { type: 'image/png', extensions: ['png'] },
  jpeg: { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  webp: { type: 'image/webp', extensions: ['webp'] },
  zip: { type: 'application/zip', extensions: ['zip'] },
  /** The sound of a meeting. */
  webm: { type: 'audio/webm', extensions: ['webm'] },
} as const satisfies Record<string, { type: string; extensions: readonly string[] }>;

export type FileFormat = keyof typeof fileFormats;
export const fileFormatNames = Object.keys(fileFormats) as [FileFormat, ...FileFormat[]];

/** Pictures are encoded anew, which leaves their metadata behind. */
export const imageFormats: readonly FileFormat[] = ['png', 'jpeg', 'webp'];

/** Formats that a browser may show in place; all others are downloads. */
export const inlineFormats: readonly FileFormat[] = ['pdf', ...imageFormats];

const { document, image, portfolio, transcript } = limits.file;
const documents = { pdf: document, docx: document, odt: document, rtf: document, txt: document };
const pictures = { png: image, jpeg: image, webp: image };

/** What a file is for, and of each format that is taken for it how many bytes at most. */
export const fileRules = {
  document: documents,
  image: pictures,
  certificate: { pdf: document, png: document, jpeg: document },
  portfolio: {
    pdf: portfolio,
    docx: portfolio,
    odt: portfolio,
    rtf: portfolio,
    txt: portfolio,
    ...pictures,
    zip: portfolio,
  },
  transcript: { txt: transcript, vtt: transcript, srt: transcript, docx: transcript },
  general: { ...documents, ...pictures },
  import: { csv: limits.import.bytes },
  recording: { webm: limits.meeting.recording.bytes },
} as const satisfies Record<string, Partial<Record<FileFormat, number>>>;

export type FilePurpose = keyof typeof fileRules;
export const filePurposes = Object.keys(fileRules) as [FilePurpose, ...FilePurpose[]];

/** What people upload files for; the sound of a meeting comes from its room alone. */
export type UploadPurpose = Exclude<FilePurpose, 'recording'>;
export const uploadPurposes = filePurposes.filter(
  (purpose): purpose is UploadPurpose => purpose !== 'recording',
);

/** The formats that a purpose takes. */
const formatsOf = (purpose: FilePurpose): FileFormat[] =>
  Object.keys(fileRules[purpose]) as FileFormat[];

/** The bytes that a file of this format may have for a purpose; null where it is not taken. */
export function maxBytes(purpose: FilePurpose, format: FileFormat): number | null {
  const rules: Partial<Record<FileFormat, number>> = fileRules[purpose];
  return rules[format] ?? null;
}

/** The format that a name's extension claims; null for any other. What the bytes are decides. */
export function claimedFormat(name: string): FileFormat | null {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase();
  if (!extension) return null;
  return (
    fileFormatNames.find((format) =>
      (fileFormats[format].extensions as readonly string[]).includes(extension),
    ) ?? null
  );
}

/** The `accept` attribute of a file field: extensions with their dots. */
export const acceptedExtensions = (purpose: FilePurpose): string =>
  formatsOf(purpose)
    .flatMap((format) => fileFormats[format].extensions.map((extension) => `.${extension}`))
    .join(',');
