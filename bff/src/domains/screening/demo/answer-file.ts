import { createHash } from 'node:crypto';
import { answerFilePurpose } from '@muster/contracts';
import type { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { storeOwnFile } from '../../files/api/files.ts';
import { writePdf } from '../../../demo/write-pdf.ts';

const { bytes, pages } = writePdf([
  { text: 'Case study: a checkout that people finish', bold: true },
  { text: 'Four of ten people left the old checkout at the address. We watched twelve of them.' },
  { text: 'One field in place of six, and the total in sight at every step.' },
  { text: 'After eight weeks three of ten left it, and support had half the questions.' },
]);

/** Adds a file as an answer to a form; returns its id. */
export async function demoAnswerFile(formId: Types.ObjectId): Promise<string> {
  const { _id } = await transact(systemContext('demo-data'), (tx) =>
    storeOwnFile(tx, {
      name: 'case-study.pdf',
      purpose: answerFilePurpose,
      format: 'pdf',
      bytes,
      pages,
      userId: formId,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }),
  );
  return _id.toHexString();
}
