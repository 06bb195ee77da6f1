import { fileFormats, type transcriptEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { extractText } from '../../../text-extraction/extract-text.ts';
import {
  findUnusedFile,
  readWholeFile,
  releaseFiles,
  requireClean,
} from '../../files/api/files.ts';
import { wasHeld } from './add-transcript.ts';
import { findPlace } from './find-transcript.ts';

/**
 * Returns the text of an uploaded document, for review in the form. The file itself is deleted at
 * once, so that the transcript is stored in only one place.
 */
export const readTranscriptFile: Service<typeof transcriptEndpoints.readFile> = async (
  ctx,
  { params, body },
) => {
  const { interview, transcript } = await findPlace(ctx.actor, params);
  if (transcript || !wasHeld(interview))
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: transcript?.status ?? interview.status, action: 'add_transcript' },
    });
  const file = await findUnusedFile({ session: null }, ctx.actor, body.fileId);
  requireClean(file);
  if (file.purpose !== 'transcript' || !file.format) throw invalidField('fileId', 'INVALID_FORMAT');
  const bytes = await readWholeFile(file);
  const text =
    file.format === 'docx'
      ? ((await extractText(bytes, fileFormats.docx.type))?.text ?? '')
      : bytes.toString('utf8');
  if (text.trim() === '') throw invalidField('fileId', 'INVALID_FORMAT');
  return transact(ctx, async (tx) => {
    await releaseFiles(tx, [file._id], 0);
    return { text, fileName: file.name };
  });
};
