import { href, type Route, type SearchHit } from '@muster/contracts';
import {
  Avatar,
  IconBriefcase,
  IconFileText,
  IconMasksTheater,
  IconNotes,
  IconPencil,
  IconStack2,
  IconTrash,
  IconUserX,
  formatDate,
  type IconComponent,
} from '@muster/ui';
import type { ActiveRole } from '../routing/home-path.ts';
import { HitBadge } from './hit-badge.tsx';
import { marksIn } from './match-words.ts';
import { OptionIcon } from './option-icon.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { pathOfRecord, routesOfRecord, type RecordRef } from './record-places.ts';

type RecordLeadProps = Pick<SearchHit, 'kind' | 'title' | 'photo'> & { size?: number };

/** A person's photo or initials, a company's initial, or an icon for other records. */
export function RecordLead({ kind, title, photo, size }: RecordLeadProps) {
  if (kind === 'job') return <OptionIcon icon={IconBriefcase} />;
  if (kind === 'note') return <OptionIcon icon={IconNotes} />;
  if (kind === 'talentPool') return <OptionIcon icon={IconStack2} />;
  return (
    <Avatar name={title} src={photo} size={size} shape={kind === 'company' ? 'square' : 'round'} />
  );
}

/** Returns lines for found records, without those that this role cannot open. */
export function recordEntries(
  active: ActiveRole,
  hits: readonly SearchHit[],
  query: string,
): PaletteEntry[] {
  return hits.flatMap((hit): PaletteEntry[] => {
    const { kind, id, title, number, subtitle, photo, note } = hit;
    const to = pathOfRecord(active, hit);
    if (!to) return [];
    return [
      {
        id: `${kind}-${id}`,
        label: title,
        marks: note ? undefined : marksIn(title, query),
        sign: number,
        detail: note
          ? [subtitle, formatDate(note.writtenAt)].filter(Boolean).join(' · ')
          : subtitle,
        passage: note?.passage,
        lead: <RecordLead kind={kind} title={title} photo={photo} />,
        badge: <HitBadge kind={kind} status={hit.status} />,
        more: routesOfRecord(active, kind).length > 0,
        record: { kind, id, title, photo },
        target: { to },
      },
    ];
  });
}

const icons: readonly [pattern: RegExp, icon: IconComponent][] = [
  [/\/delete$/, IconTrash],
  [/\/(disable|reject)$/, IconUserX],
  [/\/impersonate$/, IconMasksTheater],
  [/\/notes$/, IconNotes],
  [/\/edit\b/, IconPencil],
];

const iconOf = ({ path }: Route) =>
  icons.find(([pattern]) => pattern.test(path))?.[1] ?? IconFileText;

/** Returns the screens of one record and the overlays of its actions. */
export const entriesOfRecord = (active: ActiveRole, { kind, id }: RecordRef): PaletteEntry[] =>
  routesOfRecord(active, kind).map((route) => ({
    id: `here-${route.path.replaceAll(/\W/g, '_')}`,
    label: route.title,
    keywords: route.path.replaceAll(/\W/g, ' '),
    lead: <OptionIcon icon={iconOf(route)} />,
    target: { to: href(route, { id }) },
  }));
