import { variableLabel, type emailTemplateEndpoints } from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { displayName } from '../../identity/user.model.ts';
import { agencyName } from '../../mail/agency.ts';
import { findCandidateFor } from '../candidates/api/candidate-lookup.ts';
import { findUsable } from './api/usable-template.ts';
import { fillWords } from './write-sample.ts';

/** A template as a mail to one person; what is not known stays in the text, and is named. */
export const fillTemplate: Service<(typeof emailTemplateEndpoints)['fill']> = async (
  { actor, session },
  { params, body: { subjectType, subjectId } },
) => {
  const template = await findUsable(actor, params.id, subjectType);
  if (!template) throw new AppError('NOT_FOUND');
  const candidate = await findCandidateFor(actor, 'message.send', subjectId);
  const { missing, ...filled } = fillWords(template, {
    firstName: candidate.preferredName || candidate.firstName,
    senderName: displayName(session.user),
    agencyName: agencyName(),
  });
  return { ...filled, missing: missing.map((name) => ({ name, label: variableLabel(name) })) };
};
