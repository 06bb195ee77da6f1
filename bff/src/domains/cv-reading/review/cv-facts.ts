import {
  fileFormats,
  limits,
  type CvFactField,
  type CvFacts,
  type cvReadingEndpoints,
  type primaryRoles,
} from '@muster/contracts';
import { today } from '../../../db/calendar-day.ts';
import { recordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { extractText } from '../../../text-extraction/extract-text.ts';
import type { ExtractedText } from '../../../text-extraction/text-extraction.types.ts';
import { findFiles, readWholeFile } from '../../files/api/files.ts';
import { knownSkills } from '../../../records/skills/known-skills.ts';
import type { ReadProposal } from '../readers/cv-reader.ts';
import { localReader } from '../readers/local-reader.ts';

type Fact = CvFacts['facts'][number];

/**
 * Returns the facts of the user's own upload for the quick form. No consent has been given yet, so
 * the text stays on this machine whatever is configured, and nothing of it is stored.
 */
export const readFacts: Service<typeof cvReadingEndpoints.facts> = async (ctx, { params }) => {
  const { actor, signal } = ctx;
  const id = recordId(params.id);
  const file = (await findFiles([id])).get(id.toHexString());
  if (!file?.userId?.equals(actor.userId)) throw new AppError('NOT_FOUND');
  if (file.status === 'receiving' || !file.format)
    throw new AppError('UPLOAD_INCOMPLETE', { context: { offset: file.offset } });
  if (file.status !== 'received') throw new AppError('NOT_FOUND');
  const { perUser, window } = limits.cvReading;
  await ctx.limit('cvReading', actor.userId.toHexString(), perUser, window);
  const document = await extractText(await readWholeFile(file), fileFormats[file.format].type);
  if (!document) return { outcome: 'unreadable', facts: [] };
  if (!document.hasText) return { outcome: 'no_text', facts: [] };
  const { proposals } = await localReader.read({
    document,
    skills: await knownSkills(),
    today: today(),
    country: null,
    mayLeave: false,
    signal,
  });
  const facts = factsOf(proposals, document);
  return { outcome: facts.length > 0 ? 'read' : 'unreadable', facts };
};

/** Returns the most certain fact for each field, with its source line. */
function factsOf(proposals: readonly ReadProposal[], document: ExtractedText): Fact[] {
  const surest = new Map<CvFactField, Fact>();
  for (const proposal of proposals) {
    const { confidence, source } = proposal;
    const quote = document.lines
      .filter(({ number }) => number >= source.from && number <= source.to)
      .map(({ text }) => text.replaceAll('\t', '  '))
      .join(' ')
      .slice(0, 200);
    for (const [field, value] of fieldsOf(proposal)) {
      const known = surest.get(field);
      if (known && known.confidence >= confidence) continue;
      surest.set(field, { field, value, quote, page: source.page, confidence });
    }
  }
  return [...surest.values()];
}

function fieldsOf(proposal: ReadProposal): [CvFactField, string][] {
  switch (proposal.kind) {
    case 'name':
      return [
        // The quick form has a single field for all given names.
        [
          'firstName',
          [proposal.fields.firstName, proposal.fields.middleName].filter(Boolean).join(' '),
        ],
        ['lastName', proposal.fields.lastName],
      ];
    case 'headline':
      return [['headline', proposal.fields.text], ...roleIn(proposal.fields.text)];
    case 'location':
      return [
        ...(proposal.fields.country
          ? [['country', proposal.fields.country] as [CvFactField, string]]
          : []),
        ...(proposal.fields.city ? [['city', proposal.fields.city] as [CvFactField, string]] : []),
      ];
    case 'contact':
      return [[proposal.fields.kind, proposal.fields.value]];
    case 'link':
      return [['linkUrl', proposal.fields.url]];
    case 'experience':
      return proposal.fields.isCurrent && proposal.fields.title
        ? roleIn(proposal.fields.title)
        : [];
    default:
      return [];
  }
}

/** Words in a headline that indicate a role; if several match, the order of the list decides. */
const roleWords: Partial<Record<(typeof primaryRoles)[number], RegExp>> = {
  'Full-stack': /full[\s-]?stack/i,
  Frontend: /front[\s-]?end|\breact\b|\bangular\b|\bvue\b/i,
  Backend: /back[\s-]?end/i,
  Mobile: /\b(mobile|ios|android|flutter)\b/i,
  ML: /machine learning|\bml\b|deep learning|\bai\b/i,
  Data: /\bdata\b|\banalytics?\b/i,
  DevOps: /\b(devops|sre|platform engineer|site reliability|cloud engineer)\b/i,
  QA: /\b(qa|quality|test(er| engineer| automation))\b/i,
  Design: /\b(design(er)?|ux|ui)\b/i,
  Product: /product (manager|owner|lead)/i,
  Project: /project manager|scrum master|delivery manager/i,
  Marketing: /\b(marketing|seo|content)\b/i,
  Support: /\b(support|customer success)\b/i,
  Sales: /\b(sales|account executive|business development)\b/i,
  Finance: /\b(finance|accountant|controller)\b/i,
};

function roleIn(text: string): [CvFactField, string][] {
  const role = Object.entries(roleWords).find(([, words]) => words.test(text))?.[0];
  return role ? [['primaryRole', role]] : [];
}
