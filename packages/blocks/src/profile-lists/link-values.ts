import { z } from 'zod';
import { idSchema, limits, linkFields, type CandidateRecord } from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

type LinkRow = Omit<CandidateRecord['links'][number], 'id' | 'label'> & {
  id?: string | undefined;
  label: string;
};
export type LinkValues = { links: LinkRow[] };

export const linksSchema = z.object({
  links: z.array(z.object({ id: idSchema.optional(), ...linkFields })).max(limits.candidate.links),
});
export type LinksForm = ZodForm<LinkValues, z.output<typeof linksSchema>>;

export const linkValues = ({ links }: Pick<CandidateRecord, 'links'>): LinkValues => ({
  links: links.map((link) => ({ ...link, label: link.label ?? '' })),
});

/** Returns the part of a row that the API accepts. */
export const linkInput = (link: LinkRow) => ({ ...link, label: link.label.trim() || null });

export const newLink = (): LinkRow => ({
  kind: 'other',
  url: '',
  label: '',
  visibility: 'internal',
});
