import { limits } from '../../core/limits.ts';

/** Accepted formats, detected by content; the first extension is the usual one. */
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
  /** The audio of a meeting. */
  webm: { type: 'audio/webm', extensions: ['webm'] },
} as const satisfies Record<string, { type: string; extensions: readonly string[] }>;

export type FileFormat = keyof typeof fileFormats;
export const fileFormatNames = Object.keys(fileFormats) as [FileFormat, ...FileFormat[]];

/** Pictures are re-encoded, which removes their metadata. */
export const imageFormats: readonly FileFormat[] = ['png', 'jpeg', 'webp'];

/** Formats that a browser may show inline; all others are downloads. */
export const inlineFormats: readonly FileFormat[] = ['pdf', ...imageFormats];

const { document, image, portfolio, transcript } = limits.file;
const documents = { pdf: document, docx: document, odt: document, rtf: document, txt: document };
const pictures = { png: image, jpeg: image, webp: image };

/** Purposes of files, with the accepted formats and their maximum bytes. */
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

/** Purposes of user uploads; the audio of a meeting comes only from its room. */
export type UploadPurpose = Exclude<FilePurpose, 'recording'>;
export const uploadPurposes = filePurposes.filter(
  (purpose): purpose is UploadPurpose => purpose !== 'recording',
);

/** Returns the formats accepted for a purpose. */
const formatsOf = (purpose: FilePurpose): FileFormat[] =>
  Object.keys(fileRules[purpose]) as FileFormat[];

/** Returns the maximum bytes of a format for a purpose; null if it is not accepted. */
export function maxBytes(purpose: FilePurpose, format: FileFormat): number | null {
  const rules: Partial<Record<FileFormat, number>> = fileRules[purpose];
  return rules[format] ?? null;
}

/** Returns the format that a file extension claims; null for any other. The content decides. */
export function claimedFormat(name: string): FileFormat | null {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase();
  if (!extension) return null;
  return (
    fileFormatNames.find((format) =>
      (fileFormats[format].extensions as readonly string[]).includes(extension),
    ) ?? null
  );
}

/** Returns the `accept` attribute of a file field: extensions with their dots. */
export const acceptedExtensions = (purpose: FilePurpose): string =>
  formatsOf(purpose)
    .flatMap((format) => fileFormats[format].extensions.map((extension) => `.${extension}`))
    .join(',');
