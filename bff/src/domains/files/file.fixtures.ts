import { createHash } from 'node:crypto';
import { limits, type FilePurpose, type FileView } from '@muster/contracts';
import supertest, { type Response } from 'supertest';
import type { Agent } from '../../testing/agent.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { storeOwnFile, type StoredFile } from './api/files.ts';
import { scanFile } from './scan/scan-file.ts';

/** Returns a one-page PDF with the given text. */
export function pdfBytes(text = 'Inês Duarte, senior engineer'): Buffer {
  const content = `BT /F1 12 Tf 50 780 Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(content, 'latin1')}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, i) => {
    const at = Buffer.byteLength(file, 'latin1');
    file += `${i + 1} 0 obj${body}endobj\n`;
    return at;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 6\n0000000000 65535 f \n${rows}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface UploadOptions {
  purpose?: FilePurpose;
  /** The stated length, if it is wrong. */
  size?: number;
  sha256?: string | null;
}

/** Begins an upload. */
export const begin = (
  agent: Agent,
  name: string,
  bytes: Buffer,
  { purpose = 'document', size = bytes.length, sha256 = null }: UploadOptions = {},
) => agent.post('/files', { name, size, purpose, sha256 });

/** Sends one part. */
export const send = ({ app }: TestApp, agent: Agent, id: string, offset: number, bytes: Buffer) =>
  supertest(app)
    .put(`/api/v1/files/${id}/bytes?offset=${offset}`)
    .set({
      Cookie: agent.cookie,
      'X-CSRF-Token': agent.csrfToken,
      'Content-Type': 'application/octet-stream',
    })
    .send(bytes);

/** Runs an upload from the start to completion, or to the first refusal. */
export async function upload(
  test: TestApp,
  agent: Agent,
  name: string,
  bytes: Buffer,
  options: UploadOptions = {},
): Promise<Response> {
  const begun = await begin(agent, name, bytes, options);
  if (begun.status !== 201) return begun;
  const id = begun.body.id as string;
  for (let at = 0; at < bytes.length; at += limits.file.chunk) {
    const part = await send(test, agent, id, at, bytes.subarray(at, at + limits.file.chunk));
    if (part.status !== 200) return part;
  }
  return agent.post(`/files/${id}/actions/complete`);
}

/** Creates an accepted file, ready to be used. */
export async function uploaded(
  test: TestApp,
  agent: Agent,
  name = 'cv.pdf',
  bytes = pdfBytes(),
  options: UploadOptions = {},
): Promise<FileView> {
  const { status, body } = await upload(test, agent, name, bytes, options);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body as FileView;
}

/** Creates the same after its scan and clears the rest of the outbox. */
export async function scanned(...upload: Parameters<typeof uploaded>): Promise<FileView> {
  const file = await uploaded(...upload);
  await scanFile(upload[0].config, file.id, 'fixture');
  return file;
}

/** Creates a picture that is already in use. */
export const storedPicture = (): Promise<StoredFile> =>
  transact(systemContext('fixture'), (tx) =>
    storeOwnFile(tx, {
      name: 'logo.png',
      purpose: 'image',
      format: 'png',
      sha256: '0'.repeat(64),
      bytes: Buffer.from([0]),
    }),
  );
