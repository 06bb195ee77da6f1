import type { Bio, BioHistory } from '@muster/contracts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import type { People } from '../../../identity/people/people.ts';
import type { BioEntry, Candidate } from '../../../records/candidates/candidate.model.ts';
import { isClientBio } from '../../../records/candidates/bios/client-bio.ts';
import type { BioVersion } from './bio-version.model.ts';

/** Bios for staff, the default one first. */
export const biosOf = ({ bios }: Pick<Candidate, 'bios'>, people: People): Bio[] =>
  bios
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map((bio) => ({
      id: bio._id.toHexString(),
      ...textOf(bio),
      isDefault: bio.isDefault,
      approvedBy: people.ref(bio.approvedBy),
      approvedAt: bio.approvedAt?.toISOString() ?? null,
      updatedBy: people.ref(bio.updatedBy),
      updatedAt: bio.updatedAt.toISOString(),
    }));

/** Returns a candidate's client bios, for the candidate. */
export const ownBiosOf = ({ bios }: Pick<Candidate, 'bios'>) =>
  bios.filter(isClientBio).map(({ _id, title, body, language }) => ({
    id: _id.toHexString(),
    title,
    body: cleanRichText(body),
    language,
  }));

export const historyOf = (versions: readonly BioVersion[], people: People): BioHistory => ({
  data: versions.map(({ entry, number, by, at }) => ({
    ...textOf(entry),
    number,
    by: people.ref(by),
    at: at.toISOString(),
  })),
});

const textOf = ({ title, body, audience, language, status }: BioEntry) => ({
  title,
  body: cleanRichText(body),
  audience,
  language,
  status,
});
