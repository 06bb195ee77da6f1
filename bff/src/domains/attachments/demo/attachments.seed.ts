import { createHash } from 'node:crypto';
import { defaultVisibility, type AttachmentType } from '@muster/contracts';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import {
  AttachmentModel,
  AttachmentTextModel,
  type Attachment,
} from '../../../records/attachments/attachment.model.ts';
import { recordStoredCvs } from '../api/attachments.ts';
import { storeOwnFile } from '../../files/api/files.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { certificates } from './attachments.data.ts';
import { duties, studiesOf } from '../../../demo/background.data.ts';
import { places } from '../../../demo/places.data.ts';
import { Random } from '../../../demo/random.ts';
import { writePdf, type PdfLine } from '../../../demo/write-pdf.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';

const withFiles = 12;

interface Scene extends Pick<DemoSetting, 'time'> {
  tx: Tx;
  random: Random;
}

interface DemoFile {
  type: AttachmentType;
  title: string;
  name: string;
  lines: readonly PdfLine[];
  uploader: 'staff' | 'candidate';
  daysAgo: number;
  expiresOn?: string;
  isPrimary?: boolean;
}

/** Adds CVs, some certificates and some photos to the first dozen candidates. */
export async function seedAttachments({ time, candidates }: DemoSetting): Promise<void> {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(20_267);
  await transact(systemContext('demo'), async (tx) => {
    const scene: Scene = { tx, time, random };
    const names = await skillNames(
      candidates.slice(0, withFiles).flatMap(({ skills }) => skills.map(({ skillId }) => skillId)),
    );
    for (const [index, candidate] of candidates.slice(0, withFiles).entries()) {
      const skillWords = candidate.skills
        .flatMap(({ skillId }) => names.get(skillId.toHexString()) ?? [])
        .join(', ');
      for (const file of filesOf(scene, { ...candidate, skillWords }, index))
        await addPdf(scene, candidate, file);
      if (index % 4 === 0) await addPhoto(scene, candidate);
      await recordStoredCvs(tx, candidate._id);
    }
  });
}

function filesOf(scene: Scene, candidate: DemoCandidate & CvFacts, index: number): DemoFile[] {
  const { random, time } = scene;
  const own = index % 3 === 0;
  const files: DemoFile[] = [
    {
      type: 'cv',
      title: `CV ${candidate.name}`,
      name: `${candidate.lastName.toLowerCase()}-cv.pdf`,
      lines: cvOf(scene, candidate),
      uploader: own ? 'candidate' : 'staff',
      daysAgo: 20 + index,
      isPrimary: true,
    },
  ];
  if (index % 2 === 0) {
    const name = random.pick(
      certificates[candidate.primaryRole ?? 'Other'] ?? certificates['Other'],
    );
    files.push({
      type: 'certificate',
      title: name,
      name: 'certificate.pdf',
      lines: [
        { text: 'Certificate', size: 26, bold: true, space: 120 },
        { text: `This is to certify that ${candidate.name}`, size: 14, space: 30 },
        { text: `has passed the examination “${name}”.`.replace(/[“”]/g, '"'), size: 14 },
      ],
      uploader: 'staff',
      daysAgo: 9,
      expiresOn: time.day(-20 - index * 40),
    });
  }
  if (index === 0)
    files.push({
      type: 'cover_letter',
      title: 'Cover letter, backend engineering',
      name: 'cover-letter.pdf',
      lines: [
        { text: 'Dear hiring team,', space: 40 },
        {
          text: 'the settlement services that you describe are what I would like to work on next.',
          space: 12,
        },
        { text: `Kind regards, ${candidate.firstName}`, space: 24 },
      ],
      uploader: 'candidate',
      daysAgo: 3,
    });
  return files;
}

function cvOf(
  { random, time }: Scene,
  { name, headline, city, skillWords, experience, education, primaryRole, ...person }: CvFacts,
): PdfLine[] {
  const heading = (text: string): PdfLine => ({ text, size: 13, bold: true, space: 16 });
  const did = duties[primaryRole ?? 'Backend'] ?? [];
  const jobs = experience.flatMap(({ title, companyName, startMonth, endMonth, description }) => [
    { text: `${title}, ${companyName}`, size: 11.5, bold: true, space: 8 },
    { text: `${monthName(startMonth)} - ${endMonth ? monthName(endMonth) : 'Present'}` },
    // Plain text only: the font of the file has no other characters.
    ...[...new Set([description ?? random.pick(did), random.pick(did)])].map((text) => ({
      text: `- ${text}`,
    })),
  ]);
  const place = places.find(({ country }) => country === person.country) ?? places[0]!;
  const began = Number(time.day(0).slice(0, 4)) - (person.yearsExperience ?? 4) - 4;
  const [learned] = education;
  return [
    { text: name, size: 22, bold: true },
    { text: [headline, city].filter(Boolean).join(', '), size: 12 },
    heading('Experience'),
    ...jobs,
    heading('Education'),
    {
      text: `Bachelor of ${learned?.field ?? random.pick(studiesOf(primaryRole))}, ${learned?.school ?? random.pick(place.schools)}`,
      bold: true,
      space: 8,
    },
    { text: `${learned?.startYear ?? began} - ${learned?.endYear ?? began + 4}` },
    heading('Skills'),
    { text: skillWords, space: 6 },
    heading('Languages'),
    {
      text:
        place.language === 'English'
          ? 'English (native)'
          : `English (C1), ${place.language} (native)`,
      space: 6,
    },
  ];
}

/** `2021-03` → `March 2021`. */
const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

type CvFacts = Pick<
  DemoCandidate,
  | 'name'
  | 'headline'
  | 'city'
  | 'country'
  | 'experience'
  | 'education'
  | 'primaryRole'
  | 'yearsExperience'
> & { skillWords: string };

async function addPdf(scene: Scene, candidate: DemoCandidate, file: DemoFile): Promise<void> {
  const { tx } = scene;
  const { bytes, pages } = writePdf(file.lines);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const stored = await storeOwnFile(tx, {
    name: file.name,
    purpose: file.type === 'certificate' ? 'certificate' : 'document',
    format: 'pdf',
    sha256,
    bytes,
    pages,
  });
  const attachment = attachmentOf(scene, candidate, { ...file, sha256, fileId: stored._id });
  await AttachmentModel.insertMany([attachment], { session: tx.session });
  await AttachmentTextModel.insertMany(
    [{ _id: attachment._id, extractedText: file.lines.map(({ text }) => text).join('\n') }],
    { session: tx.session },
  );
}

/** Draws a photo of initials on a coloured background. */
async function addPhoto(scene: Scene, candidate: DemoCandidate): Promise<void> {
  const { tx, random } = scene;
  const side = 320;
  const hue = random.int(0, 359);
  const initials = `${candidate.firstName[0] ?? ''}${candidate.lastName[0] ?? ''}`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="hsl(${hue},35%,40%)"/><text x="50%" y="50%" dy="0.35em" text-anchor="middle" font-family="sans-serif" font-size="120" fill="#fff">${initials}</text></svg>`;
  const bytes = await sharp(Buffer.from(picture)).png().toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const stored = await storeOwnFile(tx, {
    name: 'photo.png',
    purpose: 'image',
    format: 'png',
    sha256,
    bytes,
    width: side,
    height: side,
  });
  const attachment = attachmentOf(scene, candidate, {
    type: 'photo',
    title: 'Photo',
    uploader: 'staff',
    daysAgo: 12,
    sha256,
    fileId: stored._id,
  });
  await AttachmentModel.insertMany([attachment], { session: tx.session });
}

function attachmentOf(
  { random, time }: Scene,
  { _id: ownerId, ownerUserId, userId }: DemoCandidate,
  file: Omit<DemoFile, 'name' | 'lines'> & Pick<Attachment, 'sha256' | 'fileId'>,
): Attachment {
  const at = time.ago(file.daysAgo);
  const by = file.uploader === 'candidate' ? userId : ownerUserId;
  return {
    _id: new Types.ObjectId(random.id()),
    ownerType: 'candidate',
    ownerId,
    fileId: file.fileId,
    sha256: file.sha256,
    type: file.type,
    typeLocked: false,
    visibility: defaultVisibility(file.type, file.uploader),
    title: file.title,
    isPrimary: file.isPrimary ?? false,
    uploadedByKind: file.uploader,
    expiresOn: file.expiresOn ?? null,
    remindedDays: [],
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    version: 1,
    fieldVersions: {},
    deletedAt: null,
    deletedBy: null,
    deleteReason: null,
  };
}
