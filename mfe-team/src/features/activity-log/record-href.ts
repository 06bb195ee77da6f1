import {
  candidatesRoutes,
  companiesRoutes,
  href,
  notesHref,
  teamRoutes,
  type AuditEventView,
  type PermissionName,
} from '@muster/contracts';

const workSubjects = ['job', 'application', 'placement', 'team_member'] as const;

type MayOpen = (permission: PermissionName) => boolean;

/** Returns the address of an event's record; null if it has no page, or none for this reader. */
export function recordHref(event: AuditEventView, mayOpen: MayOpen): string | null {
  const { entity, entityId, entityName, subject } = event;
  // A record without a name is deleted or hidden from this reader.
  if (entity === 'candidate' && entityName && mayOpen('candidate.read'))
    return href(candidatesRoutes.profile, { id: entityId });
  if (subject?.entity === 'candidate' && subject.name && mayOpen('note.read'))
    return href(entity === 'note' ? candidatesRoutes.notes : candidatesRoutes.profile, {
      id: subject.id,
    });
  if (entity === 'company' && entityName && mayOpen('company.read'))
    return href(companiesRoutes.overview, { id: entityId });
  if (subject?.entity === 'company' && subject.name && mayOpen('company.readNotes'))
    return href(companiesRoutes.notes, { id: subject.id });
  if (subject?.name && entity === 'note') {
    const onWork = workSubjects.find((type) => type === subject.entity);
    if (onWork && mayOpen('note.read'))
      return notesHref({ subjectType: onWork, subjectId: subject.id });
  }
  if (entity === 'user' && entityName && mayOpen('user.update'))
    return href(teamRoutes.userEdit, { id: entityId });
  return null;
}
