import {
  hourMs,
  limits,
  type ApplyingCv,
  type ApplyingDraft,
  type applyingEndpoints,
} from '@muster/contracts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { readForForm, type FoundInCv } from '../../cv-reading/api/read-for-form.ts';
import { findFiles } from '../../files/api/files.ts';
import { visitedApplication, visitOf } from '../intake/visited-application.ts';

type Found = ApplyingCv['found'];

/** Returns what the application's CV says; the applicant adopts what is right. */
export async function readAppliedCv(
  ctx: VisitorContext,
  { params }: Input<typeof applyingEndpoints.readCv>,
): Promise<ApplyingCv> {
  const { cvFileId, _id } = await visitedApplication(await visitOf(ctx, params.handle));
  const file = cvFileId && (await findFiles([cvFileId])).get(cvFileId.toHexString());
  if (!file) return { outcome: 'none', found: {} };
  if (file.scan === 'blocked') return { outcome: 'blocked', found: {} };
  if (file.scan === 'pending') return { outcome: 'checking', found: {} };
  await ctx.limit('applying-cv', _id.toHexString(), limits.applying.readings, hourMs);
  const said = await readForForm(file, ctx.signal);
  if (typeof said === 'string') return { outcome: said, found: {} };
  const found = foundFor(said);
  return { outcome: Object.keys(found).length > 0 ? 'read' : 'unreadable', found };
}

/** Converts CV findings to form fields; of several findings for one field the first counts. */
function foundFor(said: readonly FoundInCv[]): Found {
  const found: Found = {};
  const put = <K extends keyof ApplyingDraft>(key: K, value: ApplyingDraft[K] | null) => {
    if (value !== null && value !== '' && found[key] === undefined)
      Object.assign(found, { [key]: value });
  };
  const experience: ApplyingDraft['experience'] = [];
  const skills: string[] = [];
  for (const one of said)
    switch (one.kind) {
      case 'name':
        put('firstName', one.fields.firstName);
        put('lastName', one.fields.lastName);
        break;
      case 'headline':
        put('headline', one.fields.text);
        break;
      case 'location':
        put('country', one.fields.country);
        break;
      case 'contact':
        if (one.fields.kind === 'phone') put('phone', one.fields.value);
        break;
      case 'link':
        if (one.fields.kind === 'linkedin') put('linkedinUrl', one.fields.url);
        if (one.fields.kind === 'github') put('githubUrl', one.fields.url);
        break;
      case 'experience':
        experience.push(jobOf(one.fields));
        break;
      case 'skill':
        skills.push(one.fields.name);
        break;
      case 'language':
        if (one.fields.language === 'en') put('english', one.fields.level);
        break;
      default:
    }
  if (experience.length > 0) found.experience = experience.slice(0, limits.applying.experience);
  if (skills.length > 0) found.skills = [...new Set(skills)].slice(0, limits.applying.skills);
  return found;
}

const jobOf = ({
  companyName,
  title,
  startMonth,
  endMonth,
  description,
}: Extract<FoundInCv, { kind: 'experience' }>['fields']) => ({
  companyName: companyName ?? '',
  title: title ?? '',
  startMonth,
  endMonth,
  description: [...(description ?? '')].slice(0, limits.applying.description).join(''),
});
