import { Readable } from 'node:stream';
import { hourMs, limits, type ownPrivacyEndpoints, type privacyEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { FileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import type { PersonalRecords } from '../../../personal/personal-records.ts';
import { filesOfPerson } from '../../attachments/api/passport-files.ts';
import { findCandidateFor, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { readWholeFile, type StoredFile } from '../../files/api/files.ts';
import { photoFiles } from '../../files/api/photos.ts';
import { filesOfScreening } from '../../screening/api/passport-files.ts';
import { photoOfAccount } from '../../users/api/account-facts.ts';
import { collectPassport } from './collect-passport.ts';
import { passportPage } from './passport-page.ts';
import { zip, type ZipEntry } from './zip.ts';

type Download = (
  ctx: RequestContext,
  input: Input<typeof privacyEndpoints.passport>,
) => Promise<FileAnswer>;
type OwnDownload = (
  ctx: RequestContext,
  input: Input<typeof ownPrivacyEndpoints.passport>,
) => Promise<FileAnswer>;

/** Returns all data about a candidate, for authorised users. Audited. */
export const downloadPassport =
  (personal: readonly PersonalRecords[]): Download =>
  async (ctx, { params }) =>
    writePassport(
      ctx,
      personal,
      await findCandidateFor(ctx.actor, 'candidate.exportData', params.id),
    );

/** Returns the user's own data. */
export const downloadOwnPassport =
  (personal: readonly PersonalRecords[]): OwnDownload =>
  async (ctx) =>
    writePassport(ctx, personal, await findOwnRecord(ctx.actor));

async function writePassport(
  ctx: RequestContext,
  personal: readonly PersonalRecords[],
  candidate: Candidate,
): Promise<FileAnswer> {
  const { actor } = ctx;
  const { passportsPerHour } = limits.privacy;
  await ctx.limit('passport', actor.userId.toHexString(), passportsPerHour, hourMs);
  const files = namedFiles([
    ...(await photoFiles([candidate.photoFileId, await photoOfAccount(candidate.userId)])),
    ...(await filesOfPerson(candidate._id)),
    ...(await filesOfScreening(candidate._id)),
  ]);
  const passport = await collectPassport(personal, candidate, [...files.keys()], actor.audience);
  await transact(ctx, (tx) =>
    audit(tx, {
      action: 'candidate.export_data',
      entity: 'candidate',
      entityId: candidate._id,
      changes: [{ path: 'files', before: null, after: files.size }],
    }),
  );
  const page: ZipEntry[] = [
    { name: 'passport.html', bytes: Buffer.from(passportPage(passport)) },
    { name: 'passport.json', bytes: Buffer.from(JSON.stringify(passport, null, 2)) },
  ];
  return {
    name: `data-passport-${candidate.number}.zip`,
    contentType: 'application/zip',
    bytes: null,
    body: Readable.from(zip(entriesOf(page, files), passport.at)),
  };
}

/** Reads a file after the previous one was sent, so that only one is in memory. */
async function* entriesOf(
  page: readonly ZipEntry[],
  files: ReadonlyMap<string, StoredFile>,
): AsyncGenerator<ZipEntry> {
  yield* page;
  for (const [name, file] of files)
    yield { name: `files/${name}`, bytes: await readWholeFile(file) };
}

/** Returns as many files as fit, each with a unique name that is valid on every system. */
function namedFiles(files: readonly StoredFile[]): Map<string, StoredFile> {
  const named = new Map<string, StoredFile>();
  let room: number = limits.privacy.passportFiles;
  for (const file of files) {
    room -= file.size;
    if (room < 0) break;
    const plain = file.name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_');
    const name = named.has(plain) ? `${named.size + 1}-${plain}` : plain;
    named.set(name, file);
  }
  return named;
}
